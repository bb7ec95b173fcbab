import { createActor, fromCallback, fromPromise, SimulatedClock, type Actor } from 'xstate';
import type { AppointmentCall } from '../../../../src/api/appointments';
import type { FormOutcome } from '../../../../src/api/sendForm';
import type { Doctor } from '../../../../src/domain/entities';
import type {
  BookingEvent,
  BookingNews,
  LoadName,
  MinuteEvent,
} from '../../../../src/features/booking/session/bookingEvents';
import { bookingMachine } from '../../../../src/features/booking/session/bookingMachine';
import type { ClockCommand } from '../../../../src/features/booking/session/minuteClock';
import { SEND_DELAY_MS } from '../../../../src/features/form/submission';

export const DAY = '2026-11-23';
export const SLOT = { slotId: 10, date: DAY, startTime: '09:00', endTime: '09:30' };
export const OTHER = { slotId: 11, date: DAY };
export const at = ({ slotId, date }: { readonly slotId: number; readonly date: string }): BookingEvent => ({
  type: 'slot.pressed',
  slot: { slotId, date },
});
const doctor = (id: number, serviceId: number): Doctor => ({
  id,
  serviceId,
  firstName: 'Ana',
  lastName: 'Rus',
});
export const slot = (id: number, bookedDates: readonly string[] = []) => ({
  id,
  weekday: 0 as const,
  startTime: '09:00',
  endTime: '09:30',
  bookedDates,
});

export function loaded(call: LoadName, data: unknown): BookingEvent {
  return { type: 'load.succeeded', call, data } as BookingEvent;
}
export const times = (...booked: readonly number[]): BookingEvent =>
  loaded('slots', {
    slots: [10, 11].map((id) => slot(id, booked.includes(id) ? [DAY] : [])),
    clockOffset: 0,
  });
export const now = (time: string): BookingEvent => ({ type: 'minute.began', now: { date: DAY, time } });

export const OPENED: readonly BookingEvent[] = [
  now('08:00'),
  loaded('services', [
    { id: 1, name: 'Cardiologie' },
    { id: 3, name: 'Reumatologie' },
  ]),
  loaded('doctors', [doctor(2, 1), doctor(5, 1)]),
];
export const COMPLETE: readonly BookingEvent[] = [
  { type: 'service.chosen', serviceId: 1 },
  { type: 'doctor.chosen', doctorId: 2 },
  times(),
  loaded('vacations', []),
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

/** The booking machine, opened for each test, on a clock that stands still; what it asks for is answered by hand. */
class BookingActor {
  readonly clock = new SimulatedClock();
  readonly news: BookingNews[] = [];
  readonly sent: AppointmentCall[] = [];
  private readonly actor: Actor<typeof bookingMachine>;
  private settleRequest:
    | { resolve: (outcome: FormOutcome) => void; reject: (error: Error) => void }
    | undefined;

  constructor() {
    const machine = bookingMachine.provide({
      actors: {
        clock: fromCallback<ClockCommand, undefined, MinuteEvent>(() => undefined),
        submit: fromPromise<FormOutcome, AppointmentCall>(({ input }) => {
          this.sent.push(input);
          return new Promise((resolve, reject) => {
            this.settleRequest = { resolve, reject };
          });
        }),
      },
    });
    this.actor = createActor(machine, { clock: this.clock });
    // Told of every time that is chosen; what it closes, the page and the scenarios show.
    this.actor.on('*', (emitted) => {
      if (!['booking.slotChosen', 'booking.attempted'].includes(emitted.type)) this.news.push(emitted);
    });
    this.actor.start();
    this.send(...OPENED);
  }

  get state() {
    return this.actor.getSnapshot().value;
  }

  get context() {
    return this.actor.getSnapshot().context;
  }

  send(...events: readonly BookingEvent[]): void {
    for (const event of events) this.actor.send(event);
  }

  sendComplete(): void {
    this.send(...COMPLETE, submitted());
    this.clock.increment(SEND_DELAY_MS);
  }

  async answer(outcome: FormOutcome): Promise<void> {
    this.settleRequest?.resolve(outcome);
    await heard();
  }

  async fail(): Promise<void> {
    this.settleRequest?.reject(new Error('lost'));
    await heard();
  }

  stop(): void {
    this.actor.stop();
  }
}

const heard = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Another one for each test of the file that imports it. */
export let booking: BookingActor;
beforeEach(() => {
  booking = new BookingActor();
});
afterEach(() => {
  booking.stop();
});
