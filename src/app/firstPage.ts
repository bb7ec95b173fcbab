import { FACTS_ID, KnownFacts, type DrawnFacts, type ShellFacts } from '../api/clinicFacts';
import { matchPath } from 'react-router';
import { MAIN_ID } from '../layout/SkipLink';
import type { AdoptedPage, LoadedPage } from './loadedPage';
import { patientPage, routes, type SiteRoute } from './routes';

/** Comes along, because the router's code runs with this file. */
export { BrowserRouter } from 'react-router';

/** The route whose code the first page needs: of a page with a form, in development of every page. */
function ownRoute(pathname: string): SiteRoute | undefined {
  const route = [patientPage, ...routes].find(({ path }) => matchPath(path, pathname));
  const isOwn = process.env.HOT_RELOAD ? route !== patientPage : route?.formChunk !== undefined;
  return isOwn ? route : undefined;
}

/** What the document was drawn with. */
export function factsOfDocument(): KnownFacts {
  const facts = document.getElementById(FACTS_ID)?.textContent ?? '';
  return new KnownFacts(JSON.parse(facts) as ShellFacts);
}

/** A page with a form needs its code; every other page is already all there. */
export function initialPage(root: HTMLElement, { visit }: DrawnFacts): Promise<LoadedPage> | AdoptedPage {
  // main > the fade's element > the page's element, as App draws them.
  const adopted = { markup: root.querySelector(`#${MAIN_ID} > div > div`)?.innerHTML ?? '' };
  return ownRoute(window.location.pathname)?.load(visit !== undefined) ?? adopted;
}
