import { createContext, use, useSyncExternalStore } from 'react';
import type { ClinicFacts } from '../domain/facts';

/** Drawn beside the pages, from the same facts. */
export const FACTS_PATH = '/clinic-facts';

/** The element that holds what the document was drawn with. */
export const FACTS_ID = 'facts';

/** What stands around every page; a document whose own words need no code carries no more. */
export type ShellFacts = Pick<ClinicFacts, 'profile' | 'services'>;

/** What of a visit its document shows already: the page comes alive with the same. */
export interface DrawnVisit {
  /** The query of the page's address. */
  readonly search: string;
  /** What its session begins with. */
  readonly start: object;
}

export type DrawnFacts = ClinicFacts & { readonly visit?: DrawnVisit | undefined };

/**
 * What this visit knows of the clinic. A page is drawn at once with what is known, and again when the server's
 * answer says something else. RTK Query is part of the forms' download; readers of pages would wait for it.
 */
export class KnownFacts {
  #facts: DrawnFacts;
  #isWhole: boolean;
  #asking: Promise<void> | undefined;
  /** The server's last answer: what says the same is not drawn again. */
  #text = '';
  readonly #listeners = new Set<() => void>();

  constructor(known: ShellFacts | DrawnFacts) {
    this.#facts = { doctors: [], prices: [], ...known };
    this.#isWhole = 'prices' in known;
  }

  readonly now = (): DrawnFacts => this.#facts;

  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Resolves once enough is known to draw any page, as {@link refresh} does. */
  readonly whole = async (): Promise<void> => {
    if (!this.#isWhole) await this.refresh();
  };

  /**
   * Asks the server anew.
   * @returns once enough is known to draw any page
   * @throws when it cannot be had and never was
   */
  readonly refresh = async (): Promise<void> => {
    // Presses that follow each other share an answer.
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
    if (this.#isWhole) this.#asking.catch(() => undefined);
    else await this.#asking;
  };

  async #ask(): Promise<void> {
    const answer = await fetch(FACTS_PATH);
    if (!answer.ok) throw new Error(`${FACTS_PATH} answered ${answer.status}`);
    const text = await answer.text();
    if (text === this.#text) return;
    this.#text = text;
    this.#facts = JSON.parse(text) as ClinicFacts;
    this.#isWhole = true;
    for (const listener of this.#listeners) listener();
  }
}

export const KnownFactsContext = createContext<KnownFacts | undefined>(undefined);

export function useKnownFacts(): KnownFacts {
  const known = use(KnownFactsContext);
  if (known === undefined) throw new Error('The clinic has to be known around every page.');
  return known;
}

/** The clinic as it is known now; draws again when it changes. */
export function useClinicFacts(): ClinicFacts {
  const { follow, now } = useKnownFacts();
  return useSyncExternalStore(follow, now, now);
}
