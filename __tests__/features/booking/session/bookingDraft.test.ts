import { createActor, waitFor } from 'xstate';
import { EMPTY_BOOKING, type BookingContext } from '../../../../src/features/booking/session/bookingContext';
import { bookingDraft, withDraft } from '../../../../src/features/booking/session/bookingDraft';
import { bookingMachine } from '../../../../src/features/booking/session/bookingMachine';
import { keepDraft, type DraftStore } from '../../../../src/features/form/draft';

const typed = (texts: Partial<BookingContext['patient']>): BookingContext => ({
  ...EMPTY_BOOKING,
  patient: { ...EMPTY_BOOKING.patient, ...texts },
});
const DRAFT = {
  choice: { service: '1', doctor: '2', time: { slot: '10', date: '2026-11-23' } },
  price: null,
  patient: { ...EMPTY_BOOKING.patient, firstName: 'Ana', phone: '0700 000 000' },
  unanswered: null,
};

test('an empty form leaves no draft', () => {
  expect(bookingDraft(EMPTY_BOOKING, false)).toBeNull();
});

test('what was typed before the draft was found wins over it', () => {
  const { patient } = {
    ...typed({ firstName: 'Maria' }),
    ...withDraft(typed({ firstName: 'Maria' }), DRAFT),
  };
  expect(patient).toMatchObject({ firstName: 'Maria', phone: '0700 000 000' });
});

test('what the address asks for wins over the choice of a draft', () => {
  const requested = { service: '3', doctor: undefined, time: undefined };
  const context = { ...EMPTY_BOOKING, requested };
  expect({ ...context, ...withDraft(context, DRAFT) }.requested).toBe(requested);
});

test('the page says that something was kept only where something of it was', () => {
  const withAddress = { ...EMPTY_BOOKING, serviceId: 3 };
  const isRestored = (context: BookingContext, draft: typeof DRAFT) => withDraft(context, draft).isRestored;
  const choiceAlone = { ...DRAFT, patient: EMPTY_BOOKING.patient };
  expect(isRestored(EMPTY_BOOKING, choiceAlone)).toBe(true);
  expect(isRestored(withAddress, choiceAlone)).toBe(false);
  expect(isRestored(withAddress, DRAFT)).toBe(true);
});

test('who leaves again before the lists are here keeps the whole choice', () => {
  const found = { ...EMPTY_BOOKING, ...withDraft(EMPTY_BOOKING, DRAFT) };
  expect(bookingDraft(found, false)).toEqual(DRAFT);
});

test('a session begins with what was kept, and keeps each change', async () => {
  let kept: object | null = DRAFT;
  const store: DraftStore = {
    read: () => kept,
    write: (draft) => {
      kept = draft;
    },
  };
  const session = createActor(
    bookingMachine.provide({ actors: { draft: keepDraft(store, bookingDraft) } }),
  ).start();
  await waitFor(session, ({ context }) => context.isRestored);
  session.send({ type: 'field.changed', field: 'email', value: 'ana@exemplu.example' });
  expect(kept).toMatchObject({ patient: { firstName: 'Ana', email: 'ana@exemplu.example' } });
  session.send({ type: 'form.emptied' });
  expect(kept).toBeNull();
  expect(session.getSnapshot().context).toMatchObject({ isRestored: false, requested: null });
  session.stop();
});
