// The site: guides, games and reference together, with a search that needs no server. Nothing is loaded from elsewhere.
import { join } from "node:path";
import { defineConfig } from "vitepress";
import { GAMES } from "../site/games.mjs";
import { slug } from "../site/pages.mjs";
import { playground } from "../site/playground.mjs";
import { miniSearch, textForSearch } from "../site/search.mjs";
import { sidebar } from "./sidebar.mjs";

const base = process.env.DOCS_BASE ?? "/";

/** @type {import("vitepress").DefaultTheme.LocalSearchOptions["_render"]} */
const renderForSearch = (text, env, md) => {
  const html = md.render(textForSearch(text), env);
  return env.frontmatter?.search === false ? "" : html;
};

export default defineConfig({
  title: "Games",
  description: "Headless, deterministic, seeded rules engines for solo games.",
  lang: "en",
  base,
  srcDir: join(import.meta.dirname, "pages"),
  head: [["link", { rel: "icon", type: "image/svg+xml", href: `${base}icon.svg` }]],
  markdown: {
    anchor: { slugify: slug },
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
  },
  // The tables of the rules and of the comparison need the whole width.
  transformPageData: ({ relativePath, frontmatter }) =>
    /(\/rules|^comparison)\.md$/.test(relativePath)
      ? { frontmatter: { ...frontmatter, aside: false } }
      : {},
  vite: {
    plugins: [playground()],
    resolve: { conditions: ["@games/source"] }, // the playground has the packages from their sources
    build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
  },
  themeConfig: {
    logo: { src: "/icon.svg", alt: "" },
    nav: [
      {
        text: "Guides",
        link: "/guides/getting-started",
        activeMatch:
          "^/(guides|architecture|formats|writing|testing|engines|releasing|contributing)",
      },
      {
        text: "Games",
        link: `/games/${GAMES[0]?.id}`,
        activeMatch: "^/(games|balance|packages/.*/rules)",
      },
      { text: "Playground", link: "/playground" },
      // The demo is no page of this site: it is put beside it (site/assemble.mjs).
      { text: "Play", link: "/play/", target: "_self", rel: "" },
      { text: "Reference", link: "/api/", activeMatch: "^/(api|packages)(?!.*/rules)" },
    ],
    sidebar: sidebar(),
    outline: [2, 3],
    search: {
      provider: "local",
      options: { _render: renderForSearch, miniSearch },
    },
    footer: { message: "MIT licensed" },
  },
});
