import { fromCallback, waitFor, type Actor } from 'xstate';
import { wireAppointment, type AppointmentCall } from '../api/appointments';
import { consultationPrices } from '../content/clinicFacts';
import { requestedChoice } from '../content/paths';
import type { Id, SlotOnDate } from '../domain/entities';
import type { ClinicFacts } from '../domain/facts';
import {
  FIELD_NAMES,
  PRESSED_NAME,
  PRICE_NAME,
  timeQuery,
  WEEK_NAME,
} from '../features/booking/bookingFields';
import { PATIENT_FIELDS, type BookingContext } from '../features/booking/session/bookingContext';
import type { LoadEvent } from '../features/booking/session/bookingEvents';
import { bookingMachine } from '../features/booking/session/bookingMachine';
import { bookingMessage } from '../features/booking/session/bookingMessages';
import type { LoadCommand } from '../features/booking/session/clinicLoads';
import { offeredDoctors } from '../features/booking/session/week';
import { uniqueKey } from '../features/form/uniqueKey';
import type { AskServer, PostedForm, TimesAnswer } from './postedForm';
import { AT_ONCE, runVisit, Sender, type VisitEnd } from './visit';

/** A session's loads, by what the server knows. */
export class ServerLoads {
  readonly #facts: ClinicFacts;
  readonly #ask: AskServer;
  #tell: ((event: LoadEvent) => void) | undefined;
  #doctorId: Id | null = null;
  /** A time that counts as free, whoever has it: the server decides, and it may be this very visitor's. */
  spared: SlotOnDate | undefined;

  constructor(facts: ClinicFacts, ask: AskServer) {
    this.#facts = facts;
    this.#ask = ask;
  }

  readonly logic = fromCallback<LoadCommand, undefined, LoadEvent>(({ sendBack, receive }) => {
    this.#tell = sendBack;
    receive((command) => {
      if (command.type !== 'follow') return;
      this.#doctorId = command.doctorId;
      void this.load();
    });
    const { services, doctors } = this.#facts;
    sendBack({ type: 'load.succeeded', call: 'services', data: services });
    sendBack({ type: 'load.succeeded', call: 'doctors', data: doctors });
  });

  /** The followed doctor's times, as they are now. */
  async load(): Promise<void> {
    const doctorId = this.#doctorId;
    if (doctorId === null) return;
    const { status, body } = await this.#ask({ call: 'times', doctorId });
    if (doctorId !== this.#doctorId) return;
    if (status !== 200) {
      for (const call of ['slots', 'vacations'] as const)
        this.#tell?.({ type: 'load.failed', call, data: undefined });
      return;
    }
    const { vacations, bookingWeeks, ...times } = body as TimesAnswer;
    const { spared } = this;
    const slots = times.slots.map((slot) => ({
      ...slot,
      bookedDates: slot.bookedDates.filter((date) => slot.id !== spared?.slotId || date !== spared.date),
    }));
    this.#tell?.({ type: 'load.succeeded', call: 'vacations', data: vacations });
    this.#tell?.({ type: 'load.succeeded', call: 'slots', data: { slots, bookingWeeks, clockOffset: 0 } });
  }
}

const byId = <Row extends { readonly id: Id }>(rows: readonly Row[] | undefined, id: string | undefined) =>
  rows?.find((row) => String(row.id) === id);

export const areTimesHere = ({ doctorId, loads: { slots, vacations } }: BookingContext): boolean =>
  doctorId === null || (!slots.isBusy && !vacations.isBusy);

/** What is kept from one form to the next, besides what its controls show. */
export function rememberedOf({ shown, slot }: BookingContext): Record<string, string> {
  return {
    ...(shown !== null && { [WEEK_NAME]: shown }),
    ...(slot !== null && { [FIELD_NAMES.slot]: timeQuery(slot) }),
  };
}

/** Fills the booking form in, does what its pressed button stands for, and sends it when that is `Trimitere`. */
export async function bookingVisit(form: PostedForm, ask: AskServer): Promise<VisitEnd> {
  const { facts, fields } = form;
  const pressed = fields[PRESSED_NAME] === undefined ? null : new URLSearchParams(fields[PRESSED_NAME]);
  const sender = new Sender(form, ask);
  const loads = new ServerLoads(facts, ask);
  const submit = sender.submit('createAppointment', ({ request }: AppointmentCall) =>
    wireAppointment(request),
  );
  const machine = bookingMachine.provide({ actors: { loads: loads.logic, submit }, delays: AT_ONCE });

  /** A time of the followed doctor, by the words of an address. */
  const timeIn = ({ loads: { slots } }: BookingContext, query: URLSearchParams): SlotOnDate | undefined => {
    const slot = byId(slots.data?.slots, query.get('interval') ?? undefined);
    return slot && { slotId: slot.id, date: query.get('data') ?? '' };
  };

  const chooseDoctor = (actor: Actor<typeof machine>): void => {
    const context = () => actor.getSnapshot().context;
    const offer = pressed && requestedChoice(pressed.toString());
    if (offer !== null) {
      actor.send({ type: 'offer.chosen', choice: offer });
      return;
    }
    const service = byId(context().loads.services.data, fields[FIELD_NAMES.service]);
    if (service === undefined) return;
    actor.send({ type: 'service.chosen', serviceId: service.id });
    const price = consultationPrices(facts, service.id).find(({ key }) => key === fields[PRICE_NAME]);
    if (price !== undefined) actor.send({ type: 'price.chosen', price });
    const doctor = byId(offeredDoctors(context()), fields[FIELD_NAMES.doctor]);
    if (doctor !== undefined && doctor.id !== context().doctorId)
      actor.send({ type: 'doctor.chosen', doctorId: doctor.id });
  };

  const chooseTime = (actor: Actor<typeof machine>): void => {
    const context = () => actor.getSnapshot().context;
    const request = (date: string, slot: string): void => {
      const choice = { service: undefined, doctor: undefined, time: { date, slot } };
      actor.send({ type: 'choice.requested', choice });
    };
    const week = pressed?.get('data') ?? fields[WEEK_NAME];
    if (week !== undefined) request(week, '');
    const chosen = timeIn(context(), new URLSearchParams(fields[FIELD_NAMES.slot]));
    if (chosen !== undefined) request(chosen.date, String(chosen.slotId));
    const time = pressed && timeIn(context(), pressed);
    if (time) actor.send({ type: 'slot.pressed', slot: time });
  };

  let remembered = {};
  const visit = async (actor: Actor<typeof machine>): Promise<void> => {
    const timesHere = () => waitFor(actor, ({ context }) => areTimesHere(context));
    // Of what is sent now, only the server's answer counts.
    if (pressed === null) {
      const query = new URLSearchParams(fields[FIELD_NAMES.slot]);
      loads.spared = { slotId: Number(query.get('interval')), date: query.get('data') ?? '' };
    }
    chooseDoctor(actor);
    await timesHere();
    chooseTime(actor);
    for (const field of PATIENT_FIELDS)
      actor.send({ type: 'field.changed', field, value: fields[FIELD_NAMES[field]] ?? '' });
    if (pressed === null) {
      // The answer holds the patient's own link: it is repeated to nobody else.
      const idempotencyKey = sender.isUnguessable ? sender.idempotencyKey : uniqueKey();
      actor.send({ type: 'form.submitted', idempotencyKey });
      const { context } = await waitFor(actor, (state) => !state.matches('submitted'));
      loads.spared = undefined;
      if (context.receipt === null && (sender.status ?? 0) < 500) await loads.load();
    }
    remembered = rememberedOf(actor.getSnapshot().context);
  };

  const end = await runVisit(machine, sender, bookingMessage, visit);
  return { ...end, remembered: { ...end.remembered, ...remembered } };
}
