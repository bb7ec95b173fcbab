import { addListener } from '@reduxjs/toolkit';
import type { ActorRefFrom } from 'xstate';
import { clinicApi } from '../../../api/clinicApi';
import type { AppStore, RootState } from '../../../api/store';
import type { Id } from '../../../domain/entities';
import { MESSAGES, SLOT_REFUSALS } from '../../../content/messages';
import type { Dismissal, FormMessage, Notify } from '../../notifications/notification';
import { readDraft, type DraftStore } from '../../form/tabDraft';
import { bookingDraft, bookingDraftSchema, isReceiptOver } from './bookingDraft';
import type { BookingEmitted, bookingMachine } from './bookingMachine';
import { reconciledChoice } from './reconciledChoice';
import { LOAD_NAMES, selectLoads, type LoadName } from './week';

/** Services and doctors share one message. */
const LOAD_FAILURES: Record<LoadName, string> = {
  services: MESSAGES.servicesFailed,
  doctors: MESSAGES.servicesFailed,
  slots: MESSAGES.slotsFailed,
  vacations: MESSAGES.vacationsFailed,
};

const errorMessage = (text: string): FormMessage => ({ text, tone: 'error' });

/** Returns the message for an emitted event; null when the page shows it in another way. */
function bookingMessage(emitted: BookingEmitted): FormMessage | Dismissal | null {
  switch (emitted.type) {
    case 'slot.refused':
      return errorMessage(SLOT_REFUSALS[emitted.status]);
    case 'slot.chosen':
      return { dismisses: Object.values(SLOT_REFUSALS) };
    case 'form.attempted':
      return { dismisses: [MESSAGES.bookingFailed, ...Object.values(SLOT_REFUSALS)] };
    case 'slot.taken':
      return errorMessage(MESSAGES.slotTaken);
    case 'form.failed':
      return errorMessage(MESSAGES.bookingFailed);
    case 'form.succeeded':
      return { text: MESSAGES.bookingSucceeded, tone: 'success' };
    case 'form.invalid':
      // Invalid fields are marked in the form.
      return null;
  }
}

/** Returns the messages of the loads that have failed, without those that are tried again. */
function failuresIn(state: RootState, doctorId: Id | null): readonly string[] {
  const loads = selectLoads(state, doctorId);
  const failed = LOAD_NAMES.filter((name) => loads[name]?.isError);
  return [...new Set(failed.map((name) => LOAD_FAILURES[name]))];
}

/** Shows a message for every failed load, and dismisses it when the load is tried again. */
function notifyFailures(before: readonly string[], now: readonly string[], notify: Notify): void {
  for (const text of now) if (!before.includes(text)) notify(errorMessage(text));
  const retried = before.filter((text) => !now.includes(text));
  if (retried.length > 0) notify({ dismisses: retried });
}

interface Session {
  readonly store: AppStore;
  readonly actor: ActorRefFrom<typeof bookingMachine>;
  readonly notify: Notify;
  readonly drafts: DraftStore;
}

const MINUTE_MS = 60_000;

/**
 * Runs one visit to the booking form, with or without a page: applies the clinic's lists to the machine, stores the
 * patient's fields in the tab, and shows the messages.
 * @returns a function that ends the session
 */
export function startBookingSession({ store, actor, notify, drafts }: Session): () => void {
  const doctorId = () => actor.getSnapshot().context.doctorId;
  const settle = (): void => {
    const event = reconciledChoice(store.getState(), actor.getSnapshot());
    if (event !== null) actor.send(event);
  };
  const draft = readDraft(drafts, bookingDraftSchema);
  // Throws when the browser cannot show a calendar: the document then stays, and its form posts to the server.
  const isOver = isReceiptOver(draft?.receipt ?? null, draft?.receivedAt);
  if (draft !== null && !isOver) actor.send({ type: 'draft.restored', draft });
  const emissions = actor.on('*', (emitted) => {
    const message = bookingMessage(emitted);
    if (message !== null) notify(message);
    // The server may know newer times after a refusal.
    const { doctorId: id, unsent } = actor.getSnapshot().context;
    const isRefused = emitted.type === 'slot.taken' || (emitted.type === 'form.failed' && !unsent?.isLost);
    if (isRefused && id !== null) store.dispatch(clinicApi.util.invalidateTags([{ type: 'Times', id }]));
  });
  let receivedAt = draft?.receivedAt;
  const snapshots = actor.subscribe((snapshot) => {
    receivedAt = snapshot.context.receipt === null ? undefined : (receivedAt ?? Date.now());
    drafts.write(bookingDraft(snapshot.context, snapshot.matches('submitted'), receivedAt));
    settle();
  });
  const stopListening = store.dispatch(
    addListener.withTypes<RootState>()({
      predicate: () => true,
      effect: (_action, listener) => {
        const before = failuresIn(listener.getOriginalState(), doctorId());
        notifyFailures(before, failuresIn(listener.getState(), doctorId()), notify);
        settle();
      },
    }),
  );
  settle();
  // A tab can stay open for months.
  const receiptTimer = setInterval(() => {
    if (isReceiptOver(actor.getSnapshot().context.receipt, receivedAt))
      actor.send({ type: 'receipt.dismissed' });
  }, MINUTE_MS);
  return () => {
    clearInterval(receiptTimer);
    emissions.unsubscribe();
    snapshots.unsubscribe();
    stopListening();
  };
}
