import type { bookingMachine } from '../../../src/features/booking/bookingMachine';
import type { contactMachine } from '../../../src/features/contact/contactMachine';

type BookingMachine = typeof bookingMachine;
type ContactMachine = typeof contactMachine;
type BookingParts = Parameters<BookingMachine['provide']>[0];
type ContactParts = Parameters<ContactMachine['provide']>[0];

export interface Breakage {
  /** What it puts in the place of the machines' sound parts. */
  readonly booking?: BookingParts;
  readonly contact?: ContactParts;
  /** Which of `WATCHED` must notice, in the order of their names. */
  readonly noticedBy: readonly string[];
  /** Tried on the rendered page too. */
  readonly isDrawn?: true;
}

const BOOKING = 'src/replay/scenarios/booking';
export const BOOKED = `${BOOKING}/programare-reusita.json`;
export const BOOKING_EDGE = `${BOOKING}/intarziere-1000-ms.json`;
const BOOKING_EMPTY = `${BOOKING}/formular-gol.json`;
const BOOKING_FAILURE = `${BOOKING}/eroare-server.json`;
const TAKEN = `${BOOKING}/interval-ocupat-409.json`;
const PAST = `${BOOKING}/interval-din-trecut.json`;
const CONTACT = 'src/replay/scenarios/contact';
export const SENT = `${CONTACT}/mesaj-trimis.json`;
export const CONTACT_EDGE = `${CONTACT}/intarziere-1000-ms.json`;
const CONTACT_EMPTY = `${CONTACT}/formular-gol.json`;
const CONTACT_FAILURE = `${CONTACT}/eroare-server.json`;
const NOT_SENT = `${CONTACT}/netrimis.json`;

/** The scenarios that are played against every machine that is broken. */
export const WATCHED: readonly string[] = [
  BOOKED,
  BOOKING_EDGE,
  BOOKING_EMPTY,
  BOOKING_FAILURE,
  TAKEN,
  PAST,
  SENT,
  CONTACT_EDGE,
  CONTACT_EMPTY,
  CONTACT_FAILURE,
  NOT_SENT,
];

/** Those of the form that is broken; all when none is. */
export function watchedFor({ booking, contact }: Breakage): readonly string[] {
  if (booking === undefined && contact === undefined) return WATCHED;
  return WATCHED.filter((file) => file.startsWith(booking === undefined ? CONTACT : BOOKING));
}

const nothing = () => undefined;

/** Ways to break the machines on purpose. */
export const BREAKAGES: Readonly<Record<string, Breakage>> = {
  'nothing is broken': { noticedBy: [], isDrawn: true },
  'booking sends too early': {
    booking: { delays: { sendDelay: 999 } },
    noticedBy: [BOOKING_EDGE],
    isDrawn: true,
  },
  'booking does not check the form': {
    booking: { guards: { isComplete: () => true } },
    noticedBy: [BOOKING_EMPTY],
  },
  'booking takes a lost slot for any failure': {
    booking: { guards: { isTaken: () => false } },
    noticedBy: [TAKEN],
    isDrawn: true,
  },
  'booking swallows an error': {
    booking: { actions: { tellFailed: nothing } },
    noticedBy: [BOOKING_FAILURE],
  },
  'booking refuses a slot in silence': { booking: { actions: { tellRefused: nothing } }, noticedBy: [PAST] },
  'booking does not empty the form': {
    booking: { actions: { empty: nothing } },
    noticedBy: [BOOKING_FAILURE, BOOKING_EDGE, TAKEN, BOOKED],
    isDrawn: true,
  },
  'contact sends too early': {
    contact: { delays: { sendDelay: 999 } },
    noticedBy: [CONTACT_EDGE],
    isDrawn: true,
  },
  'contact does not check the form': {
    contact: { guards: { isComplete: () => true } },
    noticedBy: [CONTACT_EMPTY],
    isDrawn: true,
  },
  'contact takes every answer for a success': {
    contact: { guards: { isSent: () => true } },
    noticedBy: [NOT_SENT],
  },
  'contact does not say that nothing was sent': {
    contact: { actions: { admitNotSent: nothing } },
    noticedBy: [NOT_SENT],
    isDrawn: true,
  },
  'contact swallows an error': {
    contact: { actions: { tellFailed: nothing } },
    noticedBy: [CONTACT_FAILURE],
  },
  'contact does not empty the form': {
    contact: { actions: { empty: nothing } },
    noticedBy: [CONTACT_FAILURE, CONTACT_EDGE, SENT],
  },
};

/** The breakage that the global `replayBreakage` names. */
function current(): Breakage | undefined {
  return BREAKAGES[(globalThis as { replayBreakage?: string }).replayBreakage ?? ''];
}

export const brokenBooking = (sound: BookingMachine): BookingMachine => {
  const parts = current()?.booking;
  return parts === undefined ? sound : sound.provide(parts);
};

export const brokenContact = (sound: ContactMachine): ContactMachine => {
  const parts = current()?.contact;
  return parts === undefined ? sound : sound.provide(parts);
};
