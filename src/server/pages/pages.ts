import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { LoadedPage } from '../../app/loadedPage';
import { hasOwnServer } from '../../domain/backend';
import { clinicTimeAt } from '../../domain/clock';
import type { ClinicFacts } from '../../domain/facts';
import { pageDocument, siteTexts } from '../../prerender/sitePages';
import type { AppContext } from '../context/appContext';
import { getOrMake, cachedBody, type CachedBody } from '../answers/responseCache';
import { coalesce } from '../clinic/coalesce';
import { readFacts } from '../clinic/readFacts';
import { MINUTE } from '../../domain/durations';
import type { BuiltDescription } from './built';
import { freeTimes } from './freeTimes';

/** Milliseconds between two reads of the clinic's facts. */
const REFRESH_PAUSE_MS = 500;

export type Pages = Awaited<ReturnType<typeof createPages>>;

/** What routes that answer with pages need. */
export interface AppWithPages extends AppContext {
  readonly pages: Pages;
}

/**
 * Renders the site's pages on the first request, and again after the clinic's facts or first free times have changed.
 * @param onError called once when the data become unreachable; the pages stay as they were
 * @returns the rendered pages, once the home page is ready
 * @throws {Error} if the data cannot be read or the page cannot be rendered
 */
export async function createPages(
  { db, changes, times, clock, bookingWeeks, publicUrl: origin, retentionDays, smtpUrl }: AppContext,
  { parts, hasQaBench }: BuiltDescription,
  onError: (error: unknown) => void,
) {
  async function readClinic(): Promise<ClinicFacts> {
    const facts = await changes.keep('all', 'facts', () => readFacts(db));
    // Another server's free times are unknown, and it has its own rules about mail and about erasing patients.
    if (!hasOwnServer()) return facts;
    const found = await Promise.all(
      facts.doctors.map(async ({ id }) => [id, await times.timesOf(id)] as const),
    );
    const free = freeTimes(facts, new Map(found), clinicTimeAt(clock()), bookingWeeks);
    // Scenarios are played in a clinic that sends mail.
    const sendsMail = (hasQaBench || smtpUrl !== '') && { sendsMail: true };
    return { ...facts, ...(retentionDays && { retentionDays }), ...sendsMail, free };
  }

  /** Returns the clinic's facts with the pages rendered from them. */
  const editionOf = (facts: ClinicFacts) => ({
    facts,
    texts: siteTexts({ parts, origin, facts }),
    bodies: new Map<string, Promise<CachedBody>>(),
  });
  let edition = editionOf(await readClinic());

  /**
   * Returns the page at a path; undefined if the clinic has no such page.
   * @param query the choice in its address; few values, because each page is kept
   */
  async function sitePage(path: string, query = ''): Promise<CachedBody | undefined> {
    const text = edition.texts.get(path);
    return (
      text &&
      getOrMake(edition.bodies, path + query, async () => cachedBody(await text.render(query), text.type))
    );
  }

  /** Renders a page of the server's own, without scripts, from the current data. */
  const renderDocument = (loaded: LoadedPage): Promise<string> =>
    pageDocument(loaded, undefined, { parts, origin, facts: edition.facts });

  let isStopped = false;
  const refresh = coalesce(
    async () => {
      if (isStopped) return;
      const facts = await readClinic();
      if (!isDeepStrictEqual(facts, edition.facts)) edition = editionOf(facts);
    },
    REFRESH_PAUSE_MS,
    (error) => {
      if (!isStopped) onError(error);
    },
  );
  /** Refreshes the pages each minute, because times that begin are no longer free. */
  async function followClock(): Promise<void> {
    while (!isStopped) {
      await wait(MINUTE - (clock() % MINUTE), undefined, { ref: false });
      refresh();
    }
  }

  await sitePage('/');
  changes.follow(refresh);
  void followClock();
  return {
    sitePage,
    renderDocument,
    /**
     * Renders a page of the server's own once, until the clinic's facts change.
     * @param name differs for pages with different content; few names, because each page is kept
     */
    cachedDocument: (name: string, loaded: LoadedPage): Promise<CachedBody> =>
      getOrMake(edition.bodies, name, async () => cachedBody(await renderDocument(loaded), 'text/html')),
    /** Returns the clinic's facts with first free times. */
    facts: () => edition.facts,
    stop: () => {
      isStopped = true;
    },
  };
}
