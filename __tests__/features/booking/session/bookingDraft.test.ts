import { EMPTY_BOOKING } from '../../../../src/features/booking/session/bookingContext';
import { withDraft } from '../../../../src/features/booking/session/bookingDraft';
import { BookingActor, COMPLETE, SLOT } from './bookingActor';

const PATIENT = { ...EMPTY_BOOKING.patient, firstName: 'Ana', phone: '0700 000 000' };
const DRAFT = { patient: PATIENT, attempt: null, receipt: null };

let opened: BookingActor[] = [];
afterEach(() => {
  for (const visit of opened) visit.stop();
  opened = [];
});

/** Opens the next page in the same tab. */
function open(draft: object | null = null): BookingActor {
  const visit = new BookingActor(draft);
  opened.push(visit);
  return visit;
}

/** Opens a page that sends a complete booking. */
function send(draft?: object | null, ...booking: Parameters<BookingActor['sendComplete']>): BookingActor {
  const visit = open(draft);
  visit.sendComplete(...booking);
  return visit;
}

test('text typed before the draft is restored takes precedence over it', () => {
  const typed = { ...EMPTY_BOOKING, patient: { ...EMPTY_BOOKING.patient, firstName: 'Maria' } };
  expect(withDraft(typed, DRAFT).patient).toMatchObject({ firstName: 'Maria', phone: '0700 000 000' });
});

test('a page opened at an address without a choice has that of the booking without an answer', () => {
  const visit = send();
  const later = open(visit.draft);
  expect(later.context).toMatchObject({ serviceId: 1, doctorId: 2, slot: SLOT });
  later.send({ type: 'network.returned' });
  expect(later.sent).toMatchObject([{ idempotencyKey: 'key-1' }]);
});

test('a backend that knows no keys may refuse a time because the first press has it', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, BACKEND_URL: 'https://api.example.ro' });
  const visit = send();
  const later = send(visit.draft, 'key-2');
  await later.answer({ kind: 'taken' });
  expect(later.context.lostSlot).toEqual({ ...SLOT, mayBeOwn: true });
});

test('a draft of an earlier version of the page keeps the fields that it has', () => {
  const visit = open({ ...DRAFT, patient: { firstName: 'Ana', phone: '0700 000 000' } });
  expect(visit.context.patient).toEqual(PATIENT);
});

test.each([
  ['on a day that does not exist', { slot: { ...SLOT, date: '2026-02-30' } }],
  ['at no time', { slot: { ...SLOT, startTime: 'devreme' } }],
  ['at an hour that no clock shows', { slot: { ...SLOT, endTime: '24:30' } }],
])('a saved receipt %s is ignored', async (_what, change) => {
  const visit = send();
  await visit.answer({ kind: 'accepted', reference: 'LM-1' });
  const { receipt } = visit.context;
  const later = open({ ...visit.draft, receipt: { ...receipt, ...change } });
  expect([later.state, later.context.receipt]).toEqual(['idle', null]);
});

test.each([
  ['that names the mailed address', 'email'],
  ['without a mail', 'none'],
  ['that does not say whether a mail was sent', undefined],
  ['that the patient has to confirm', 'required'],
] as const)(
  'a receipt %s survives a reload whole, with a price range and its note',
  async (_what, confirmation) => {
    const visit = open();
    const price = { key: 'ekg', name: 'Consultație', cost: '200-250', note: 'cu EKG' } as const;
    visit.send(...COMPLETE, { type: 'price.chosen', price });
    visit.sendComplete();
    await visit.answer({ kind: 'accepted', reference: 'LM-1', link: '/programare/LM-1', confirmation });
    const later = open(JSON.parse(JSON.stringify(visit.draft)) as object);
    expect(visit.context.receipt).toMatchObject({ price: { cost: '200-250' }, reference: 'LM-1' });
    expect(later.context.receipt).toEqual(visit.context.receipt);
  },
);
