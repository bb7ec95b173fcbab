import { createContext, use, useSyncExternalStore } from 'react';
import type { ClinicData } from '../domain/facts';

/** Path of the clinic's data, which the server also renders the pages from. */
export const FACTS_PATH = '/clinic-facts';

/** Id of the element that holds the data the document was rendered with. */
export const FACTS_ID = 'facts';

/**
 * Holds the clinic's data during one visit. A page starts with its document's data and renders again when the server's
 * answer differs. It does not use RTK Query, which only the form pages download.
 */
export class ClinicDataStore {
  #facts: ClinicData;
  #pending: Promise<void> | undefined;
  /** Text of the server's last answer; an equal answer causes no render. */
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

  /** Fetches the data again. Keeps the present data when the fetch fails. */
  readonly refresh = async (): Promise<void> => {
    // Concurrent callers share one request.
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

/** Returns the clinic's data and renders again when it changes. */
export function useClinicData(): ClinicData {
  const { follow, now } = useClinicDataStore();
  return useSyncExternalStore(follow, now, now);
}
