import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMPLE_FACTS } from '../../content/sample/sampleFacts';
import { clinicTimeAt, type Clock } from '../../domain/clock';
import type { ClinicFacts } from '../../domain/facts';
import {
  drawInProcess,
  drawInThread,
  drawThreadFile,
  type DrawnFile,
  type ThreadDrawer,
} from '../../prerender/drawInThread';
import { DRAWN_TEXTS_FILE } from '../../prerender/outputFiles';
import type { AnsweredPage, Asked, AskServer } from '../../prerender/postedForm';
import type { Config } from '../config/config';
import type { ClinicDatabase } from '../database/ports/clinicDatabase';
import { Problem } from '../errors/problem';
import { followFirstFree } from '../live/followFirstFree';
import type { TimetableMemory } from '../live/timetableMemory';
import type { LoadedSite } from '../site/loadSite';
import { SITE } from '../site/site';
import { freeTimes } from './freeTimes';
import { LivePages, type LivePagesOptions } from './livePages';

/** Milliseconds between two readings of the facts, and until one that failed is tried again. */
const [PAUSE, RETRY] = [100, 2_000];
/** Milliseconds after the start, when the first visitors have their pages. */
const WARM_UP = 5_000;

export interface DrawingOptions extends LoadedSite, Pick<Config, 'retentionDays'> {
  /** Where the build lies. */
  readonly distFolder: string;
  readonly publicUrl: string;
  readonly database: Pick<ClinicDatabase, 'appointmentNews' | 'facts'>;
  readonly memory: TimetableMemory;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

/** Pictures that staff have stored lie beside those of the build. */
async function putPortraits({ doctors }: ClinicFacts, { site, database }: DrawingOptions): Promise<void> {
  for (const { portrait } of doctors) {
    if (portrait === null || site.answerAt(`/doctors/${portrait}`) !== undefined) continue;
    const picture = await database.facts.portrait(portrait);
    if (picture === undefined) continue;
    site.put({ name: `${SITE}doctors/${portrait}`, bodies: { identity: Buffer.from(picture.content) } });
  }
}

/**
 * Beyond so many at a time visitors are asked to come again, because one takes some hundredths of a second; a page that
 * is only linked to is as well served as it was drawn in advance.
 */
const [MOST_FORMS, MOST_LINKED] = [16, 4];

/** Draws pages for one visit. */
function formDrawer(drawer: ThreadDrawer | undefined, pages: LivePages, origin: string) {
  let open = 0;
  return async (asked: Asked, ask: AskServer): Promise<AnsweredPage> => {
    const facts = pages.known;
    const most = 'fields' in asked ? MOST_FORMS : MOST_LINKED;
    if (drawer === undefined || facts === undefined || open >= most) throw new Problem(503);
    open += 1;
    try {
      return await drawer.answer({ ...asked, facts, origin }, ask);
    } finally {
      open -= 1;
    }
  };
}

export interface Drawing {
  readonly stop: () => void;
  readonly drawForm: ReturnType<typeof formDrawer>;
}

/**
 * Keeps the site's pages in step with the clinic's facts and first free times. Pages that speak to another server of
 * the six calls keep the build's facts: what that server changes nobody tells.
 * @returns once the pages are as the facts are now
 * @throws when they cannot be drawn
 */
export async function startDrawing(options: DrawingOptions): Promise<Drawing> {
  const { distFolder, publicUrl, site, description, database, memory, clock, onError } = options;
  const { retentionDays } = options;
  const isOwn = description.backendOrigin === null;
  // In development somebody else draws.
  const canDraw = existsSync(drawThreadFile(distFolder));
  const drawn = canDraw ? await readFile(join(distFolder, DRAWN_TEXTS_FILE), 'utf8') : '[]';
  const drawers = canDraw
    ? { text: drawInThread(distFolder), pictures: drawInProcess(distFolder) }
    : undefined;
  const firstFree = memory.firstFree.bind(memory);
  const live: LivePagesOptions = {
    site,
    origin: publicUrl,
    drawers,
    readFacts: async () => {
      if (!isOwn) return SAMPLE_FACTS;
      const facts = await database.facts.read();
      await putPortraits(facts, options);
      return retentionDays ? { ...facts, retentionDays } : facts;
    },
    freeTimes: isOwn ? (facts) => freeTimes(facts, firstFree, clinicTimeAt(clock())) : undefined,
    onError,
  };
  const pages = new LivePages(live, JSON.parse(drawn) as readonly DrawnFile[]);
  if (isOwn) await memory.current();
  await pages.redraw();
  await pages.fill();

  let timer: NodeJS.Timeout | undefined;
  const redrawSoon = (pause: number): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      pages.redraw().catch((error: unknown) => {
        onError(error);
        redrawSoon(RETRY);
      });
    }, pause).unref();
  };
  const warmUp = setTimeout(() => {
    pages.warmUp().catch(onError);
  }, WARM_UP).unref();
  const stops = [
    () => {
      clearTimeout(warmUp);
    },
    database.appointmentNews.follow((changed) => {
      if (isOwn && changed === 'unknown') redrawSoon(PAUSE);
    }),
    followFirstFree(memory, clock, () => {
      pages.fill().catch(onError);
    }),
    () => {
      clearTimeout(timer);
    },
    () => pages.stop(),
  ];
  return {
    stop: () => {
      for (const stop of stops) stop();
    },
    drawForm: formDrawer(drawers?.text, pages, publicUrl),
  };
}
