import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { KnownFacts, KnownFactsContext } from '../api/clinicFacts';
import type { ClinicFacts } from '../domain/facts';
import { onePage } from '../app/appRoutes';
import type { LoadedPage } from '../app/loadedPage';

export interface RenderedPage {
  readonly html: string;
  /** `<style>` elements with exactly the rules that the page uses. */
  readonly styles: string;
}

/** Draws one page in Node. Rejects with the error of a component: a page that cannot be drawn must stop the build. */
export async function renderPage(
  page: LoadedPage,
  pathname: string,
  facts: ClinicFacts,
): Promise<RenderedPage> {
  const handler = createStaticHandler(onePage(page));
  const context = await handler.query(new Request(new URL(pathname, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${pathname} redirects.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <KnownFactsContext value={new KnownFacts(facts)}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </KnownFactsContext>,
      ),
    );
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
