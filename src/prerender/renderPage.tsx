import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { makeStore } from '../api/store';
import type { ClinicFacts } from '../domain/facts';
import { inShell, Site } from '../app/appRoutes';
import type { LoadedPage } from '../app/loadedPage';

/**
 * Renders one page to HTML, with the address's query where that matters, and to `<style>` elements with the rules that
 * it uses; a component's error stops the build.
 */
export async function renderPage(page: LoadedPage, address: string, facts: ClinicFacts) {
  const handler = createStaticHandler(inShell({ path: '*', ...page }));
  const context = await handler.query(new Request(new URL(address, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${address} redirects.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <Site store={makeStore(facts)}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Site>,
      ),
    );
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
