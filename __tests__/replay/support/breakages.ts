import type { bookingMachine } from '../../../src/features/booking/bookingMachine';

type BookingMachine = typeof bookingMachine;

interface Breakage {
  readonly breakIt: (sound: BookingMachine) => BookingMachine;
  /** Which of `WATCHED` must notice. */
  readonly noticedBy: readonly string[];
}

const BOOKING = 'src/replay/scenarios/booking';
const SUCCESS = `${BOOKING}/programare-reusita.json`;
const EDGE = `${BOOKING}/intarziere-1000-ms.json`;
const EMPTY = `${BOOKING}/formular-gol.json`;
const TAKEN = `${BOOKING}/interval-ocupat-409.json`;
const FAILURE = `${BOOKING}/eroare-server.json`;

/** The scenarios that are played against every broken machine. */
export const WATCHED = [FAILURE, EMPTY, EDGE, TAKEN, SUCCESS];

/** Ways to break the booking machine on purpose. */
export const BREAKAGES: Readonly<Record<string, Breakage>> = {
  'nothing is broken': { breakIt: (sound) => sound, noticedBy: [] },
  'it sends too early': {
    breakIt: (sound) => sound.provide({ delays: { sendDelay: 999 } }) as BookingMachine,
    noticedBy: [EDGE],
  },
  'it does not check the form': {
    breakIt: (sound) => sound.provide({ guards: { isComplete: () => true } }) as BookingMachine,
    noticedBy: [EMPTY],
  },
  'it takes a lost slot for any failure': {
    breakIt: (sound) => sound.provide({ guards: { isTaken: () => false } }) as BookingMachine,
    noticedBy: [TAKEN],
  },
  'it swallows an error': {
    breakIt: (sound) => sound.provide({ actions: { tellFailed: () => undefined } }) as BookingMachine,
    noticedBy: [FAILURE],
  },
};

/** Breaks a machine in the way that the global `replayBreakage` names. */
export function broken(sound: BookingMachine): BookingMachine {
  const { replayBreakage = '' } = globalThis as { replayBreakage?: string };
  return BREAKAGES[replayBreakage]?.breakIt(sound) ?? sound;
}
