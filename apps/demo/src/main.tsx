// Puts the app on the page.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import "./styles.css";

const element = document.getElementById("app");
if (element === null) throw new Error("The page has no #app element.");
createRoot(element).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
