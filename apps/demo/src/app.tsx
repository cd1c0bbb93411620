// The frame around every page: skip link, header, menu, and the page itself.
import { Suspense, useEffect } from "react";
import { ROUTES, type Route, useRoute } from "./routes.ts";
import { ThemePicker } from "./theme.tsx";

/** The whole app. */
export function App() {
  const route = useRoute();
  useEffect(() => {
    document.title = `${route.title} · Games`;
  }, [route]);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <header className="site-header">
        <strong className="site-name">Games</strong>
        {ROUTES.length > 1 && <Menu current={route} />}
        <ThemePicker />
      </header>
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<p role="status">Loading …</p>}>
          <route.Page />
        </Suspense>
      </main>
    </>
  );
}

function Menu({ current }: { readonly current: Route }) {
  return (
    <nav aria-label="Pages">
      <ul className="menu">
        {ROUTES.map(({ path, title }) => (
          <li key={path}>
            <a href={`#${path}`} aria-current={path === current.path ? "page" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
