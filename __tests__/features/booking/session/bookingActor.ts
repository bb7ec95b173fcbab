import { clearAllListeners } from '@reduxjs/toolkit';
import { createActor, fromPromise, SimulatedClock, type Actor } from 'xstate';
import { clinicApi } from '../../../../src/api/clinicApi';
import { clinicTime } from '../../../../src/api/clinicTime';
import { createClinicStore } from '../../../../src/api/createClinicStore';
import type { FormCall, FormOutcome } from '../../../../src/api/sendForm';
import type { AppointmentRequest, Doctor, SlotOnDate, Vacation } from '../../../../src/domain/entities';
import type { BookingEmitted, BookingEvent } from '../../../../src/features/booking/session/bookingEvents';
import { bookingMachine } from '../../../../src/features/booking/session/bookingMachine';
import { startBookingSession } from '../../../../src/features/booking/session/bookingSession';
import { pressOf, selectWeek } from '../../../../src/features/booking/session/week';
import { SEND_DELAY_MS } from '../../../../src/features/form/submission';

export const DAY = '2026-11-23';
export const SLOT = { slotId: 10, date: DAY, startTime: '09:00', endTime: '09:30' };
export const OTHER = { slotId: 11, date: DAY };
const doctor = (id: number, serviceId: number): Doctor => ({
  id,
  serviceId,
  firstName: 'Ana',
  lastName: 'Rus',
});
const slot = (id: number, bookedDates: readonly string[] = []) => ({
  id,
  weekday: 0 as const,
  startTime: '09:00',
  endTime: '09:30',
  bookedDates,
});

/** An event, or something that happens around the machine. */
export type Step = BookingEvent | ((visit: BookingActor) => void);

const { util } = clinicApi;

/** The doctor's times arrive. @param ids of those that are offered */
export const offered =
  (ids: readonly number[], booked: readonly number[] = []): Step =>
  ({ store, doctorId }) => {
    const slots = ids.map((id) => slot(id, booked.includes(id) ? [DAY] : []));
    const value = { slots, clockOffset: 0 };
    store.dispatch(util.upsertQueryEntries([{ endpointName: 'slots', arg: doctorId, value }]));
  };
export const times = (...booked: readonly number[]): Step => offered([10, 11], booked);
export const daysOff =
  (...value: readonly Vacation[]): Step =>
  ({ store, doctorId }) => {
    store.dispatch(util.upsertQueryEntries([{ endpointName: 'vacations', arg: doctorId, value }]));
  };
export const now =
  (time: string): Step =>
  ({ store }) => {
    store.dispatch(clinicTime.actions.minuteBegan({ date: DAY, time }));
  };
/** A press in the calendar. */
export const at =
  ({ slotId, date }: SlotOnDate): Step =>
  (visit) => {
    const week = selectWeek(visit.store.getState(), visit.doctorId);
    const event = week && pressOf(week, { slotId, date }, visit.context.slot);
    if (event) visit.send(event);
  };

export const OPENED: readonly Step[] = [
  now('08:00'),
  ({ store }) => {
    const services = [
      { id: 1, name: 'Cardiologie' },
      { id: 3, name: 'Reumatologie' },
    ];
    const doctors = [doctor(2, 1), doctor(5, 1)];
    store.dispatch(
      util.upsertQueryEntries([
        { endpointName: 'services', arg: undefined, value: services },
        { endpointName: 'doctors', arg: undefined, value: doctors },
      ]),
    );
  },
];
export const COMPLETE: readonly Step[] = [
  { type: 'service.chosen', serviceId: 1 },
  { type: 'doctor.chosen', doctorId: 2 },
  times(),
  daysOff(),
  at(SLOT),
  { type: 'field.changed', field: 'firstName', value: ' Ana ' },
  { type: 'field.changed', field: 'lastName', value: 'Pop' },
  { type: 'field.changed', field: 'phone', value: '0700 000 000' },
  { type: 'field.changed', field: 'email', value: 'ana@exemplu.example' },
];
export const EMPTY_CHOICE = { serviceId: null, doctorId: null, slot: null, lostSlot: null, problems: {} };
export const submitted = (idempotencyKey = 'key-1'): BookingEvent => ({
  type: 'form.submitted',
  idempotencyKey,
});

/** A visit without a page, opened for each test, on a clock that stands still; what it sends is answered by hand. */
export class BookingActor {
  readonly clock = new SimulatedClock();
  readonly store = createClinicStore();
  readonly emitted: BookingEmitted[] = [];
  readonly sent: FormCall<AppointmentRequest>[] = [];
  /** What the tab keeps. */
  draft: object | null = null;
  private readonly actor: Actor<typeof bookingMachine>;
  private readonly endSession: () => void;
  private settleRequest:
    | { resolve: (outcome: FormOutcome) => void; reject: (error: Error) => void }
    | undefined;

  constructor(draft: object | null = null) {
    this.draft = draft;
    const machine = bookingMachine.provide({
      actors: {
        submit: fromPromise(({ input }) => {
          if (input !== null) {
            const { request, idempotencyKey } = input;
            this.sent.push({ request, idempotencyKey });
          }
          return new Promise((resolve, reject) => {
            this.settleRequest = { resolve, reject };
          });
        }),
      },
    });
    this.actor = createActor(machine, { clock: this.clock });
    // Messages that an attempt or a choice dismisses are the scenarios' business.
    this.actor.on('*', (emitted) => {
      if (!['booking.slotChosen', 'booking.attempted'].includes(emitted.type)) this.emitted.push(emitted);
    });
    this.actor.start();
    this.endSession = startBookingSession({
      store: this.store,
      actor: this.actor,
      notify: () => undefined,
      drafts: {
        read: () => this.draft,
        write: (kept) => {
          this.draft = kept;
        },
      },
    });
    this.send(...OPENED);
  }

  get state() {
    return this.actor.getSnapshot().value;
  }

  get context() {
    return this.actor.getSnapshot().context;
  }

  get doctorId() {
    return this.context.doctorId ?? 2;
  }

  send(...steps: readonly Step[]): void {
    for (const step of steps) {
      if (typeof step === 'function') step(this);
      else this.actor.send(step);
    }
  }

  sendComplete(): void {
    this.send(...COMPLETE, submitted());
    this.clock.increment(SEND_DELAY_MS);
  }

  async answer(outcome: FormOutcome): Promise<void> {
    this.settleRequest?.resolve(outcome);
    await arrived();
  }

  async fail(): Promise<void> {
    this.settleRequest?.reject(new Error('lost'));
    await arrived();
  }

  stop(): void {
    this.endSession();
    this.actor.stop();
    this.store.dispatch(clearAllListeners());
    this.store.dispatch(util.resetApiState());
  }
}

/** Promises only: a timer would empty the cache of times that no page shows. */
const arrived = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Another one for each test of the file that imports it. */
export let booking: BookingActor;
beforeEach(() => {
  booking = new BookingActor();
});
afterEach(() => {
  booking.stop();
});
