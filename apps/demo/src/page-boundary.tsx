// When a page breaks, the app does not: a sentence, and ways out.
import { Component, type ReactNode } from "react";

/** Catches what a page throws; it has to be a class, because React asks for one. */
export class PageBoundary extends Component<
  { readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <section className="panel" role="alert">
        <h1>This page could not be shown</h1>
        <p>
          Your games are kept. If you are offline, the page may not have been loaded yet; otherwise
          this is a fault of the page.
        </p>
        <div className="row">
          <button type="button" onClick={() => window.location.reload()}>
            Try again
          </button>
          <a href="#/">All games</a>
          <a href="#/data">Your data</a>
        </div>
      </section>
    );
  }
}
