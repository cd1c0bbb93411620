// The usual theme with the fonts that the reader has, and the playground where a page asks for it.

import theme from "vitepress/theme-without-fonts";
import { defineAsyncComponent } from "vue";
import "./style.css";

export default {
  extends: theme,
  /** @param {{ app: import("vue").App }} context */
  enhanceApp({ app }) {
    app.component(
      "Playground",
      defineAsyncComponent(() => import("./playground.vue")),
    );
  },
};
