import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { KnownFacts } from '../api/clinicFacts';
import { App } from '../app/App';
import type { LoadedPage } from '../app/loadedPage';
import type { ClinicFacts } from '../domain/facts';

export interface RenderedPage {
  readonly html: string;
  /** `<style>` elements with exactly the rules that the page uses. */
  readonly styles: string;
}

/** Draws one page in Node. Throws what a component throws: a page that cannot be drawn must stop the build. */
export function renderPage(page: LoadedPage, pathname: string, facts: ClinicFacts): RenderedPage {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StaticRouter location={pathname}>
          <App initial={page} known={new KnownFacts(facts)} />
        </StaticRouter>,
      ),
    );
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
