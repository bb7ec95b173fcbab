import { setTimeout as wait } from 'node:timers/promises';
import type { LoadedPage } from '../../app/loadedPage';
import { SAMPLE_FACTS } from '../../content/sample/sampleFacts';
import { clinicTimeAt, type Clock } from '../../domain/clock';
import type { ClinicFacts } from '../../domain/facts';
import { NOT_FOUND, pageDocument, siteTexts, type SiteText } from '../../prerender/sitePages';
import { bookableDates } from '../clinic/bookableDates';
import type { Changes } from '../clinic/changes';
import { readFacts } from '../clinic/facts';
import { readTimetable } from '../clinic/timetable';
import type { Db } from '../db/schema';
import type { Built } from './built';
import { encoded, type Encoded } from './compress';
import { freeTimes } from './freeTimes';

/** Milliseconds from one reading of the clinic's facts to the next. */
const PAUSE = 500;
const MINUTE = 60_000;

export interface PagesOptions {
  readonly db: Db;
  readonly changes: Pick<Changes, 'follow'>;
  readonly clock: Clock;
  readonly bookingWeeks: number;
  /** The site's public address without a closing slash. */
  readonly origin: string;
  /** After how many days patients are forgotten; null or 0 for never. */
  readonly retentionDays: number | null;
  readonly built: Pick<Built, 'backendOrigin' | 'parts'>;
  /** Called once when the facts begin to be out of reach; the pages stay as they were. */
  readonly onError: (error: unknown) => void;
}

export interface RenderedPage extends Encoded {
  readonly status: 200 | 404;
  /** Media type. */
  readonly type: string;
}

export interface Pages {
  /** Returns the answer at a path of the site; undefined where the clinic has no such page. */
  readonly page: (path: string) => Promise<RenderedPage | undefined>;
  readonly notFound: () => Promise<RenderedPage>;
  /** Renders a page of the server's own, without scripts, of the facts as they are now. */
  readonly document: (page: LoadedPage) => Promise<string>;
  /** Returns the clinic's facts with first free times. */
  readonly facts: () => Promise<ClinicFacts>;
  readonly stop: () => void;
}

/** The clinic's facts and what has been rendered of them. */
interface Edition {
  readonly facts: ClinicFacts;
  /** The facts as JSON. */
  readonly json: string;
  readonly texts: ReadonlyMap<string, SiteText>;
  readonly answers: Map<string, Promise<RenderedPage>>;
}

async function renderText(path: string, { type, render }: SiteText): Promise<RenderedPage> {
  return { status: path === NOT_FOUND ? 404 : 200, type, ...(await encoded(await render())) };
}

/**
 * Renders the site's pages when they are first asked for, and again once the clinic's facts or first free times have
 * changed. Pages that use another server of the six calls keep the sample's facts.
 * @returns once the home page has been rendered
 * @throws when the facts cannot be read or the page cannot be rendered
 */
export async function createPages(options: PagesOptions): Promise<Pages> {
  const { db, changes, clock, bookingWeeks, origin, retentionDays, built, onError } = options;
  const { parts } = built;
  const isOwnBackend = built.backendOrigin === null;

  async function readClinic(): Promise<ClinicFacts> {
    if (!isOwnBackend) return SAMPLE_FACTS;
    const now = clock();
    const facts = await readFacts(db);
    const timetable = await readTimetable(db, ...bookableDates(now, bookingWeeks));
    const free = freeTimes(facts, timetable, clinicTimeAt(now), bookingWeeks);
    return { ...facts, ...(retentionDays && { retentionDays }), free };
  }

  const editionOf = (facts: ClinicFacts): Edition => ({
    facts,
    json: JSON.stringify(facts),
    texts: siteTexts({ parts, origin, facts }),
    answers: new Map(),
  });
  let edition = editionOf(await readClinic());

  async function page(path: string): Promise<RenderedPage | undefined> {
    const { answers, texts } = edition;
    const known = answers.get(path);
    const text = texts.get(path);
    if (known !== undefined || text === undefined) return known;
    const answer = renderText(path, text);
    answers.set(path, answer);
    answer.catch(() => answers.delete(path));
    return answer;
  }

  let [isStale, isReading, isFailing, isStopped] = [false, false, false, false];

  const needsReading = (): boolean => isStale && !isStopped;

  /** Reads the facts again, at most once in {@link PAUSE}, and drops the rendered pages if they differ. */
  async function refresh(): Promise<void> {
    isStale = true;
    if (isReading) return;
    isReading = true;
    for (;;) {
      isStale = false;
      try {
        const next = editionOf(await readClinic());
        if (next.json !== edition.json) edition = next;
        isFailing = false;
      } catch (error) {
        if (!isFailing && !isStopped) onError(error);
        [isFailing, isStale] = [true, true];
      }
      await wait(PAUSE, undefined, { ref: false });
      if (!needsReading()) break;
    }
    isReading = false;
  }

  /** Times begin, and so stop being free, with a minute of the clock. */
  let minuteTimer: NodeJS.Timeout | undefined;
  function awaitMinute(): void {
    minuteTimer = setTimeout(
      () => {
        void refresh();
        awaitMinute();
      },
      MINUTE - (clock() % MINUTE),
    ).unref();
  }

  await page('/');
  const unfollow = isOwnBackend ? changes.follow(() => void refresh()) : undefined;
  if (isOwnBackend) awaitMinute();
  return {
    page,
    notFound: async () => {
      const found = await page(NOT_FOUND);
      if (found === undefined) throw new Error('The site has no not-found page.');
      return found;
    },
    document: (loaded) => pageDocument(loaded, undefined, { parts, origin, facts: edition.facts }),
    facts: () => Promise.resolve(edition.facts),
    stop: () => {
      isStopped = true;
      unfollow?.();
      clearTimeout(minuteTimer);
    },
  };
}
