import { createContext, use, useSyncExternalStore } from 'react';
import type { ClinicData } from '../domain/facts';

/** Served from the same facts as the pages. */
export const FACTS_PATH = '/clinic-facts';

/** The element that holds what the document was drawn with. */
export const FACTS_ID = 'facts';

/**
 * The clinic's facts during one visit. A page is drawn with those of its document, and drawn again when the server's
 * answer differs. RTK Query is part of the forms' download only, so it has no part in this.
 */
export class ClinicDataStore {
  #facts: ClinicData;
  #pending: Promise<void> | undefined;
  /** The server's last answer: an equal one draws nothing again. */
  #text = '';
  readonly #listeners = new Set<() => void>();

  constructor(facts: ClinicData) {
    this.#facts = facts;
  }

  readonly now = (): ClinicData => this.#facts;

  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Fetches the facts again. Keeps those that it has when the server cannot be reached. */
  readonly refresh = async (): Promise<void> => {
    // Presses that follow each other share an answer.
    this.#pending ??= this.#fetch()
      .catch(() => undefined)
      .finally(() => (this.#pending = undefined));
    await this.#pending;
  };

  async #fetch(): Promise<void> {
    const answer = await fetch(FACTS_PATH);
    if (!answer.ok) return;
    const text = await answer.text();
    if (text === this.#text) return;
    this.#facts = JSON.parse(text) as ClinicData;
    this.#text = text;
    for (const listener of this.#listeners) listener();
  }
}

export const ClinicDataContext = createContext<ClinicDataStore | undefined>(undefined);

export function useClinicDataStore(): ClinicDataStore {
  const known = use(ClinicDataContext);
  if (known === undefined) throw new Error('The clinic has to be known around every page.');
  return known;
}

/** The clinic as it is known now; draws again when it changes. */
export function useClinicData(): ClinicData {
  const { follow, now } = useClinicDataStore();
  return useSyncExternalStore(follow, now, now);
}
