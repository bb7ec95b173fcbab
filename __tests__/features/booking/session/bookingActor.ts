import { createActor, fromPromise, SimulatedClock, type Actor } from 'xstate';
import type { FormOutcome } from '../../../../src/api/sendForm';
import { type BookingEvent, bookingMachine } from '../../../../src/features/booking/session/bookingMachine';
import { startBookingSession } from '../../../../src/features/booking/session/bookingSession';
import { SEND_DELAY_MS } from '../../../../src/features/form/formMachine';
import { filledStore, SLOT_OF } from './filledStore';

export const SLOT = SLOT_OF[2];

export const COMPLETE: readonly BookingEvent[] = [
  { type: 'service.chosen', serviceId: 1 },
  { type: 'doctor.chosen', doctorId: 2 },
  { type: 'slot.chosen', slot: SLOT },
  { type: 'field.changed', field: 'firstName', value: 'Ana' },
  { type: 'field.changed', field: 'lastName', value: 'Pop' },
  { type: 'field.changed', field: 'phone', value: '0700 000 000' },
  { type: 'field.changed', field: 'email', value: 'ana@exemplu.example' },
];

/** A visit without a page, on a stopped clock. The test answers its requests. */
export class BookingActor {
  readonly sent: unknown[] = [];
  private readonly clock = new SimulatedClock();
  private readonly store = filledStore();
  private readonly actor: Actor<typeof bookingMachine>;
  private readonly endSession: () => void;
  private answerRequest: ((outcome: FormOutcome) => void) | undefined;

  /** @param draft stored in the tab */
  constructor(public draft: object | null = null) {
    const machine = bookingMachine.provide({
      actors: {
        submit: fromPromise(({ input }) => {
          this.sent.push(input);
          return new Promise((resolve) => {
            this.answerRequest = resolve;
          });
        }),
      },
    });
    this.actor = createActor(machine, { clock: this.clock }).start();
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

  /** Sends a complete booking, after changes to it. */
  sendComplete(idempotencyKey = 'key-1', ...changes: readonly BookingEvent[]): void {
    this.send(...COMPLETE, ...changes, { type: 'form.submitted', idempotencyKey });
    this.clock.increment(SEND_DELAY_MS);
  }

  /** Uses promises only: a timer would empty the cache of times that no page shows. */
  async answer(outcome: FormOutcome): Promise<void> {
    this.answerRequest?.(outcome);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }

  stop(): void {
    this.endSession();
    this.actor.stop();
  }
}
