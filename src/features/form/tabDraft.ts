import * as v from 'valibot';

/** The storage of what a visitor who returns to a form finds again: texts, an attempt without an answer, a receipt. */
export interface DraftStore {
  /** Returns the stored draft; null when there is none or it cannot be parsed. */
  readonly read: () => unknown;
  /** @param draft null removes the stored draft */
  readonly write: (draft: object | null) => void;
}

/** Stores a draft in `sessionStorage`, which survives a reload and a crash and is deleted with the tab. */
export const tabDraft = (form: 'booking' | 'contact'): DraftStore => ({
  read: () => {
    try {
      return JSON.parse(sessionStorage.getItem(`draft-${form}`) ?? 'null') as unknown;
    } catch {
      return null;
    }
  },
  write: (draft) => {
    try {
      if (draft === null) sessionStorage.removeItem(`draft-${form}`);
      else sessionStorage.setItem(`draft-${form}`, JSON.stringify(draft));
    } catch {
      // Storage can be full or forbidden; the form then keeps no draft.
    }
  },
});

/** Returns the draft if it can be read; null otherwise. */
export function readDraft<Draft>(store: DraftStore, schema: v.GenericSchema<unknown, Draft>): Draft | null {
  const draft = v.safeParse(schema, store.read());
  return draft.success ? draft.output : null;
}

/** The schemas of a draft's texts: a field that an earlier version of the page did not store is empty. */
export const textEntries = <const Fields extends readonly string[]>(fields: Fields) =>
  v.entriesFromList(fields, v.fallback(v.string(), ''));

/** The schema of an attempt whose answer may have been lost with the page. */
export function attemptSchema<Request>(request: v.GenericSchema<unknown, Request>) {
  const attempt = { request, idempotencyKey: v.string(), isTaken: v.optional(v.literal(true)) };
  return v.object({ ...attempt, former: v.optional(v.object(attempt)) });
}
