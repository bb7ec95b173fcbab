import { fromCallback, type AnyActorRef, type AnyMachineSnapshot, type EventObject } from 'xstate';

/** Where the unfinished words of one form are kept, for a visitor who comes back to them. */
export interface DraftStore {
  /** Null when there is nothing. */
  readonly read: () => object | null;
  /** @param draft null takes away what was kept */
  readonly write: (draft: object | null) => void;
}

export interface DraftFound<Draft> {
  readonly type: 'draft.found';
  readonly draft: Draft;
}

/** What a machine invokes with itself: keeps nothing, until its session knows where. */
export const noDraft = fromCallback<EventObject, AnyActorRef>(() => undefined);

/**
 * Tells a session at its start what was kept of it, and keeps what becomes of it.
 * @param draftOf null for an empty form; while it is being sent, nobody may hear the answer
 */
export const keepDraft = (
  store: DraftStore,
  draftOf: (context: never, isSending: boolean) => object | null,
): typeof noDraft =>
  fromCallback(({ input: session, sendBack }) => {
    const draft = store.read();
    if (draft !== null) sendBack({ type: 'draft.found', draft });
    const subscription = session.subscribe((snapshot: AnyMachineSnapshot) => {
      const isSending = snapshot.matches('submitted') && !snapshot.matches({ submitted: 'asking' });
      store.write(draftOf(snapshot.context as never, isSending));
    });
    return () => {
      subscription.unsubscribe();
    };
  });

/** Texts that were kept, but for what was typed before they were found. */
export const withTexts = <Texts extends object>(typed: Texts, kept: Texts): Texts => ({
  ...kept,
  ...Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== '')),
});

export const isEmpty = (texts: object): boolean => Object.values(texts).every((text) => text === '');
