import fc from 'fast-check';

/** What happens to the processes while patients book. */
export interface Disturbance {
  readonly kind: 'kill' | 'restart' | 'pause' | 'clockJump' | 'networkCut';
  /** Which process, from 0: whom it happens to, or whose answer it follows; of no meaning for the clock. */
  readonly victim: number;
  /** ms of quiet before it. */
  readonly after: number;
  /** ms for which a process is paused or the network cut. */
  readonly lasting: number;
  /** ms by which the clock is wrong from then on. */
  readonly wrongBy: number;
}

export interface Wish {
  /** Which of the wanted hours, from 0. */
  readonly hour: number;
  readonly process: number;
  /** ms of quiet before it. */
  readonly after: number;
  /** Where the patient moves what was booked; null for one who stays. */
  readonly moveTo: number | null;
}

export interface StaffStep {
  readonly kind: 'cancel' | 'vacation' | 'closure';
  readonly hour: number;
  /** ms of quiet before it, and while a day stays closed. */
  readonly after: number;
}

/** Everything that a seed chooses. */
export interface Plan {
  /** One list for each patient. */
  readonly wishes: readonly (readonly Wish[])[];
  readonly staff: readonly StaffStep[];
  readonly disturbances: readonly Disturbance[];
}

const exactly = (length: number) => ({ minLength: length, maxLength: length });
const PATIENTS = 6;
const WISHES = 40;
const STAFF_STEPS = 80;
const DISTURBANCES = 8;
const HOUR_MS = 3_600_000;

const planOf = (hours: number, processes: number): fc.Arbitrary<Plan> => {
  const hour = fc.nat(hours - 1);
  const process = fc.nat(processes - 1);
  const wish = fc.record({
    ...{ hour, process, after: fc.integer({ min: 0, max: 100 }) },
    moveTo: fc.option(hour, { freq: 2 }),
  });
  return fc.record({
    wishes: fc.array(fc.array(wish, exactly(WISHES)), exactly(PATIENTS)),
    staff: fc.array(
      fc.record({
        // Most of what staff do frees an hour, so that there is something to book.
        kind: fc.constantFrom('cancel', 'cancel', 'cancel', 'vacation', 'closure'),
        hour,
        after: fc.integer({ min: 5, max: 60 }),
      }),
      exactly(STAFF_STEPS),
    ),
    disturbances: fc.array(
      fc.record({
        kind: fc.constantFrom('kill', 'kill', 'restart', 'pause', 'clockJump', 'networkCut'),
        victim: process,
        after: fc.integer({ min: 50, max: 500 }),
        lasting: fc.integer({ min: 50, max: 1500 }),
        wrongBy: fc.integer({ min: -HOUR_MS, max: HOUR_MS }),
      }),
      exactly(DISTURBANCES),
    ),
  });
};

/** The same for the same seed; when each thing happens is still the machine's. */
export function planFor(seed: number, hours: number, processes: number): Plan {
  const [plan] = fc.sample(planOf(hours, processes), { seed, numRuns: 1 });
  if (plan === undefined) throw new Error('Nothing was chosen.');
  return plan;
}
