import { isDeepStrictEqual } from 'node:util';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { SAMPLE_FACTS } from '../../content/sample/sampleFacts';
import type { ClinicFacts } from '../../domain/facts';
import { FACTS_FILE } from '../../prerender/outputFiles';
import {
  pictureFacts,
  type Drawer,
  type Drawn,
  type DrawnFile,
  type DrawnPart,
} from '../../prerender/drawInThread';
import { fillSlots, unknownFreeTimes, withSlots, type FreeTimes } from '../../prerender/slots';
import { coalesced } from '../live/coalesced';
import { compressed, quicklyCompressed } from '../site/compressed';
import { SITE, type Site } from '../site/site';
import type { SiteFile } from '../site/siteFile';
import { collectGarbage } from './collectGarbage';
import { untilIdle } from './untilIdle';

/** Milliseconds without a change after which there is time to compress well. */
const IDLE = 2_000;

export interface LivePagesOptions {
  readonly site: Site;
  /** The site's public address without a closing slash. */
  readonly origin: string;
  /** Left out where somebody else draws the pages. */
  readonly drawers: Readonly<Record<DrawnPart, Drawer>> | undefined;
  readonly readFacts: () => Promise<ClinicFacts>;
  /** Each service's and doctor's first free time as it is now; left out where nobody can know. */
  readonly freeTimes: ((facts: ClinicFacts) => FreeTimes) | undefined;
  readonly onError: (error: unknown) => void;
}

const IS_TEXT = /\.(?:html|json|xml|txt|webmanifest)$/;
const isCompressed = (name: string): boolean => name.startsWith(SITE) && IS_TEXT.test(name);

/** The site's files as the clinic's facts and its calendar are now. */
export class LivePages {
  readonly #options: LivePagesOptions;
  /** What texts and pictures were last drawn of. */
  #facts: ClinicFacts | undefined;
  #picturedFacts: ClinicFacts | undefined;
  /** What pages are served with. */
  #known: ClinicFacts | undefined;
  /** As the thread drew them, with slots for first free times. */
  readonly #drawn = new Map<string, Buffer>();
  /** What visitors get, and whether it is compressed as well as can be. */
  readonly #served = new Map<string, { readonly content: Buffer; isSmall: boolean }>();
  /** Drawn no more, but on the site until the next filling. */
  readonly #gone: string[] = [];
  readonly #names: Record<DrawnPart, readonly string[]> = { text: [], pictures: [] };
  #idleTimer: NodeJS.Timeout | undefined;

  /** @param drawn what the build drew of the sample clinic */
  constructor(options: LivePagesOptions, drawn: readonly DrawnFile[]) {
    this.#options = options;
    if (drawn.length === 0) return;
    this.#facts = this.#picturedFacts = SAMPLE_FACTS;
    for (const [name, content] of drawn) this.#drawn.set(name, Buffer.from(content));
    this.#names.text = drawn.map(([name]) => name);
  }

  /** After a change of facts. Rejects when they cannot be read or a page cannot be drawn; all stays as it was then. */
  readonly redraw = coalesced(async () => {
    const { drawers, onError, readFacts } = this.#options;
    const facts = await readFacts();
    if (isDeepStrictEqual(facts, this.#facts)) return;
    const before = this.#facts && withSlots(this.#facts);
    this.#take('text', await drawers?.text.draw({ part: 'text', facts: withSlots(facts), before }));
    this.#facts = facts;
    await this.fill();
    this.redrawPictures().catch(onError);
  });

  /** Follows by itself. */
  readonly redrawPictures = coalesced(async () => {
    const { drawers } = this.#options;
    const [facts, before] = [this.#facts, this.#picturedFacts];
    if (drawers === undefined || facts === undefined) return;
    if (before !== undefined && isDeepStrictEqual(pictureFacts(facts), pictureFacts(before))) return;
    try {
      this.#take('pictures', await drawers.pictures.draw({ part: 'pictures', facts, before }));
    } finally {
      // It happens once in years, and takes much memory.
      drawers.pictures.stop();
    }
    this.#picturedFacts = facts;
    await this.fill();
  });

  /** The thread begins: better before staff wait for it. */
  async warmUp(): Promise<void> {
    const { drawers } = this.#options;
    await untilIdle();
    const facts = this.#facts;
    if (facts !== undefined) await drawers?.text.draw({ part: 'text', facts, before: facts });
  }

  /** After a change of first free times. */
  readonly fill = coalesced(async () => {
    const { freeTimes, origin, site } = this.#options;
    if (this.#facts === undefined) return;
    const known = freeTimes?.(this.#facts);
    this.#known = { ...this.#facts, ...(known && { free: known }) };
    const free = known ?? unknownFreeTimes(this.#facts);
    const wanted = new Map(this.#drawn);
    for (const [name, content] of this.#drawn)
      if (IS_TEXT.test(name)) wanted.set(name, Buffer.from(fillSlots(content.toString(), origin, free)));
    wanted.set(FACTS_FILE, Buffer.from(JSON.stringify(this.#known)));
    const gone = this.#gone.splice(0).filter((name) => !wanted.has(name));
    const changed = [...wanted].filter(
      ([name, content]) => this.#served.get(name)?.content.equals(content) !== true,
    );
    const files: SiteFile[] = [];
    for (const [name, content] of changed) {
      files.push(await fileOf(name, content, quicklyCompressed));
      // Visitors come first.
      await nextTurn();
    }
    // All at once, so that nobody sees half of a change.
    for (const file of files) site.put(file);
    for (const [name, content] of changed) this.#served.set(name, { content, isSmall: !isCompressed(name) });
    for (const name of gone) {
      site.drop(name);
      this.#served.delete(name);
    }
    if (changed.length > 0) this.#compressWhenIdle();
  });

  /** With first free times; undefined before the first {@link fill}. */
  get known(): ClinicFacts | undefined {
    return this.#known;
  }

  stop(): void {
    clearTimeout(this.#idleTimer);
    // What waits for an idle moment has nothing to do any more.
    this.#facts = undefined;
    this.#served.clear();
    const { drawers } = this.#options;
    drawers?.text.stop();
    drawers?.pictures.stop();
  }

  #take(part: DrawnPart, drawn: Drawn | undefined): void {
    if (drawn === undefined) return;
    for (const [name, content] of drawn.changed) this.#drawn.set(name, Buffer.from(content));
    this.#dropAllBut(drawn.names, part);
  }

  #dropAllBut(names: readonly string[], part: DrawnPart): void {
    for (const name of this.#names[part]) {
      if (names.includes(name)) continue;
      this.#drawn.delete(name);
      this.#gone.push(name);
    }
    this.#names[part] = names;
  }

  #compressWhenIdle(): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => {
      this.#compressWell().catch(this.#options.onError);
    }, IDLE).unref();
  }

  /** One after the other. */
  async #compressWell(): Promise<void> {
    for (const [name, served] of this.#served) {
      if (served.isSmall) continue;
      await untilIdle();
      const file = await fileOf(name, served.content, compressed);
      if (this.#served.get(name) !== served) return;
      this.#options.site.put(file);
      served.isSmall = true;
    }
    await untilIdle();
    collectGarbage();
  }
}

type Compress = typeof compressed | typeof quicklyCompressed;

async function fileOf(name: string, identity: Buffer, compress: Compress): Promise<SiteFile> {
  return { name, bodies: { identity, ...(isCompressed(name) && (await compress(identity))) } };
}
