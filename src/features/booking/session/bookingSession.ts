import { addListener } from '@reduxjs/toolkit';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { clinicApi } from '../../../api/clinicApi';
import { clinicClock } from '../../../api/clinicClock';
import type { AppStore, RootState } from '../../../api/store';
import { MESSAGES, SLOT_REFUSALS } from '../../../content/messages';
import { requestedChoice } from '../../../content/bookingQuery';
import { requestedRows } from '../../../content/requestedRows';
import { clinicTimeAt } from '../../../domain/clock';
import type { Id } from '../../../domain/entities';
import type { Dismissal, FormMessage, Notify } from '../../notifications/notification';
import { isWaitingForNetwork } from '../../form/submission';
import { readDraft, type DraftStore } from '../../form/tabDraft';
import { EMPTY_BOOKING, type BookingContext } from './bookingContext';
import { bookingDraft, bookingDraftSchema } from './bookingDraft';
import { bookingMachine, type BookingEmitted } from './bookingMachine';
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
function bookingMessage(emitted: BookingEmitted, context: BookingContext): FormMessage | Dismissal | null {
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
      return isWaitingForNetwork(context) ? null : errorMessage(MESSAGES.bookingFailed);
    case 'form.succeeded':
      // A booking that the patient still has to confirm has not succeeded yet.
      return context.receipt?.isUnconfirmed ? null : { text: MESSAGES.bookingSucceeded, tone: 'success' };
    case 'form.invalid':
      // Invalid fields are marked in the form.
      return null;
  }
}

/** Returns the messages of the loads that failed, at least in part, without those that are tried again. */
function failuresIn(state: RootState, doctorId: Id | null): readonly string[] {
  const loads = selectLoads(state, doctorId);
  const isPartial = loads.vacations?.data?.isPartial === true;
  const failed = LOAD_NAMES.filter(
    (name) => loads[name]?.isError === true || (name === 'vacations' && isPartial),
  );
  return [...new Set(failed.map((name) => LOAD_FAILURES[name]))];
}

/** Shows a message for every failed load, and dismisses it when the load is tried again. */
function notifyFailures(before: readonly string[], now: readonly string[], notify: Notify): void {
  for (const text of now) if (!before.includes(text)) notify(errorMessage(text));
  const retried = before.filter((text) => !now.includes(text));
  if (retried.length > 0) notify({ dismisses: retried });
}

/**
 * Returns the first state of the form at an address. The service and the doctor of a link are chosen from the start, as
 * the server has rendered them; its consultation and time follow with its event.
 */
export function initialSnapshot(search: string, state: RootState): SnapshotFrom<typeof bookingMachine> {
  const requested = requestedChoice(search);
  const { services, doctors } = selectLoads(state, null);
  const lists = { services: services.data ?? [], doctors: doctors.data ?? [] };
  const { service, doctor } = requestedRows(requested, lists);
  const chosen = service && { requested, serviceId: service.id, doctorId: doctor?.id ?? null };
  return bookingMachine.resolveState({ value: 'idle', context: { ...EMPTY_BOOKING, ...chosen } });
}

interface Session {
  readonly store: AppStore;
  readonly actor: ActorRefFrom<typeof bookingMachine>;
  readonly notify: Notify;
  readonly drafts: DraftStore;
  /** Address of the page that the visitor comes from; '' for an unknown one. */
  readonly referrer?: string;
}

/** Runs one session of the form, with or without a page: lists, draft and messages. Returns a function that ends it. */
export function startBookingSession({ store, actor, notify, drafts, referrer = '' }: Session): () => void {
  const doctorId = () => actor.getSnapshot().context.doctorId;
  const settle = (): void => {
    const event = reconciledChoice(store.getState(), actor.getSnapshot());
    if (event !== null) actor.send(event);
  };
  const draft = readDraft(drafts, bookingDraftSchema);
  const link = draft?.receipt?.link;
  // The appointment's own page is named only once it says something else than the receipt.
  if (link !== undefined && referrer.includes(link)) drafts.write(null);
  else if (draft !== null) actor.send({ type: 'draft.restored', draft });
  const emissions = actor.on('*', (emitted) => {
    const { context } = actor.getSnapshot();
    const message = bookingMessage(emitted, context);
    if (message !== null) notify(message);
    // The server may know newer times after a refusal.
    const { doctorId: id, failure } = context;
    const isRefused = emitted.type === 'slot.taken' || (emitted.type === 'form.failed' && !failure?.isLost);
    if (isRefused && id !== null) store.dispatch(clinicApi.util.invalidateTags([{ type: 'Times', id }]));
  });
  const snapshots = actor.subscribe((snapshot) => {
    drafts.write(bookingDraft(snapshot.context, snapshot.matches('submitted')));
    settle();
  });
  /** Takes the receipt away on the day after the appointment. */
  const endReceipt = (): void => {
    const { receipt } = actor.getSnapshot().context;
    const { minute } = store.getState().clinicClock;
    if (receipt !== null && minute !== null && receipt.slot.date < clinicTimeAt(minute).date)
      actor.send({ type: 'receipt.dismissed' });
  };
  const stopListening = store.dispatch(
    addListener.withTypes<RootState>()({
      predicate: () => true,
      effect: (_action, listener) => {
        const before = failuresIn(listener.getOriginalState(), doctorId());
        notifyFailures(before, failuresIn(listener.getState(), doctorId()), notify);
        endReceipt();
        settle();
      },
    }),
  );
  store.dispatch(clinicClock.actions.started());
  settle();
  return () => {
    store.dispatch(clinicClock.actions.stopped());
    emissions.unsubscribe();
    snapshots.unsubscribe();
    stopListening();
  };
}
