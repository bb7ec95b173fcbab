import { createActor, fromPromise } from 'xstate';
import { appointmentsApi } from '../../api/appointments';
import { MESSAGES } from '../../content/messages';
import { clinicTimeAt } from '../../domain/clock';
import type { BookingOutcome, Id, SlotOnDate } from '../../domain/entities';
import { slotStatus, type SlotStatus } from '../../domain/slotStatus';
import { weekdayOf } from '../../domain/calendarDate';
import type { RefusedStatus } from '../../features/booking/bookingContext';
import { bookingMachine, type Submission } from '../../features/booking/bookingMachine';
import { bookingMessage } from '../../features/booking/bookingMessages';
import { uniqueKey } from '../../features/booking/form/uniqueKey';
import { lossOf } from '../../features/booking/time/lossOf';
import { inspectionOf, type MachineListener } from './inspection';
import { CannotHappen, REFUSALS } from '../run/cannotHappen';
import type { ScenarioEvent } from '../run/stage';
import { said } from '../scenario/said';
import { visibleBooking } from '../scenario/visibleContext';
import { ClinicData } from './clinicData';
import type { MachineHost } from './machineHost';
import type { MessageBoard } from './messageBoard';

const MINUTE_MS = 60_000;

interface Query {
  readonly isLoading: boolean;
  readonly error?: unknown;
}

/** A query keeps its old error while it is asked again. */
const newsOf = (query: Query | undefined): unknown => (query?.isLoading ? undefined : query?.error);

/**
 * The booking machine with the site's own calls around it. What its page's hooks decide is decided here
 * without React: when to load, which failure to tell, and when the chosen slot is gone.
 */
export class BookingHost implements MachineHost {
  private readonly data = new ClinicData();
  private readonly actor;
  private now = clinicTimeAt(Date.now());
  private readonly toldErrors = new Set<unknown>([undefined]);
  private loss: RefusedStatus | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly board: MessageBoard,
    listener: MachineListener,
    /** By the address; 0 when there is none, or when it was chosen. */
    private requestedService: string | null = null,
  ) {
    const { store } = this.data;
    const machine = bookingMachine.provide({
      actors: {
        submit: fromPromise<BookingOutcome, Submission>(({ input }) =>
          store.dispatch(appointmentsApi.endpoints.createAppointment.initiate(input)).unwrap(),
        ),
      },
    });
    this.actor = createActor(machine, { inspect: inspectionOf(listener) });
    this.actor.on('*', (news) => {
      const message = bookingMessage(news);
      if (message !== null) board.tell(message.text, message.tone);
    });
    this.actor.subscribe(({ context }) => {
      this.data.follow(context.doctorId);
      this.review();
    });
    store.subscribe(() => {
      this.review();
    });
    this.actor.start();
    this.tick();
  }

  snapshot() {
    return this.actor.getSnapshot();
  }

  context() {
    return visibleBooking(this.snapshot().context);
  }

  perform(event: ScenarioEvent): void {
    if (this.isLocked() && (event.type === 'slot.chosen' || event.type === 'slot.refused')) return;
    switch (event.type) {
      case 'network.lost':
        this.data.signal('onOffline');
        break;
      case 'network.returned':
        this.data.signal('onOnline');
        break;
      case 'visitor.returned':
        this.data.signal('onFocus');
        this.tick();
        break;
      case 'load.retried':
        this.retry(event.call);
        break;
      case 'service.chosen':
        if (this.offers('services', event.serviceId)) this.actor.send(event);
        break;
      case 'doctor.chosen':
        if (this.offers('doctors', event.doctorId)) this.actor.send(event);
        break;
      case 'slot.chosen':
      case 'slot.refused':
        this.press(event);
        break;
      case 'slot.lost':
        if (this.snapshot().context.slot !== null) throw new CannotHappen(REFUSALS.slotIsThere);
        this.actor.send(event);
        break;
      case 'form.submitted':
        this.actor.send({ ...event, idempotencyKey: uniqueKey() });
        break;
      case 'receipt.dismissed':
        if (this.snapshot().context.receipt !== null) this.actor.send(event);
        break;
      case 'field.changed':
        if (event.field === 'name' || event.field === 'subject')
          throw new CannotHappen(REFUSALS.noField(event.field));
        this.actor.send({ ...event, field: event.field });
        break;
    }
  }

  slotState({ slotId, date }: SlotOnDate): SlotStatus | 'absent' | null {
    const { slots, vacations } = this.data.read();
    if (this.doctor() === undefined || slots?.data === undefined) return null;
    if (vacations?.data === undefined && !this.data.isNew(vacations?.error)) return null;
    const slot = slots.data.slots.find(({ id, weekday }) => id === slotId && weekday === weekdayOf(date));
    if (slot === undefined) return 'absent';
    const selected = this.snapshot().context.slot;
    return slotStatus(slot, date, { now: this.now, vacations: vacations?.data ?? [], selected });
  }

  stop(): void {
    clearTimeout(this.timer);
    this.actor.stop();
    this.data.stop();
  }

  private isLocked(): boolean {
    return this.snapshot().matches('submitted');
  }

  private doctor() {
    const { doctorId } = this.snapshot().context;
    return this.data.read().doctors.data?.find(({ id }) => id === doctorId);
  }

  /** False when the page offers nothing to choose from yet; a choice that it never offers cannot be made. */
  private offers(list: 'services' | 'doctors', chosen: Id | null): boolean {
    const { serviceId } = this.snapshot().context;
    // The machine itself must refuse a doctor without a service, and whatever comes while it sends.
    if (this.isLocked() || (list === 'doctors' && serviceId === null)) return true;
    const { services, doctors } = this.data.read();
    const offered =
      list === 'services' ? services.data : doctors.data?.filter((doctor) => doctor.serviceId === serviceId);
    if (offered === undefined) return false;
    if (chosen !== null && offered.every(({ id }) => id !== chosen)) {
      throw new CannotHappen(
        said(
          `The page offers no ${chosen} among the ${list}.`,
          `Pagina nu oferă ${chosen} în lista ${list}.`,
        ),
      );
    }
    return true;
  }

  private press(event: Extract<ScenarioEvent, { type: 'slot.chosen' | 'slot.refused' }>): void {
    const { slot: on } = event;
    if (event.type === 'slot.refused' && on === undefined) {
      this.actor.send({ type: event.type, status: event.status });
      return;
    }
    if (on === undefined) return;
    const state = this.slotState(on);
    if (state === null) {
      // There is no calendar to press on, and the machine itself must refuse a slot without a doctor.
      const times = { startTime: '00:00', endTime: '00:30' };
      if (event.type === 'slot.chosen' && this.doctor() === undefined)
        this.actor.send({ type: event.type, slot: { ...on, ...times } });
      return;
    }
    const isChoosable = state === 'available' || state === 'selected';
    if (event.type === 'slot.chosen' ? !isChoosable : state !== event.status) {
      throw new CannotHappen(REFUSALS.slotIs(on, state));
    }
    const slot = this.data.read().slots?.data?.slots.find(({ id }) => id === on.slotId);
    if (event.type === 'slot.refused') this.actor.send({ type: event.type, status: event.status });
    else if (slot !== undefined) {
      const { startTime, endTime } = slot;
      this.actor.send({ type: event.type, slot: { ...on, startTime, endTime } });
    }
  }

  /** One button stands for both lists, and slots take failed vacations along. */
  private retry(call: 'services' | 'doctors' | 'slots' | 'vacations'): void {
    const data = this.data.read();
    const together = { services: ['services', 'doctors'], slots: ['slots', 'vacations'] } as const;
    const group = call === 'services' || call === 'doctors' ? together.services : together.slots;
    const failed = group.filter((name) => data[name]?.isError === true);
    if (!failed.includes(call)) throw new CannotHappen(REFUSALS.nothingFailed(call));
    for (const name of failed) this.data.retry(name);
  }

  private tick(): void {
    clearTimeout(this.timer);
    this.now = clinicTimeAt(Date.now());
    this.timer = setTimeout(
      () => {
        this.tick();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
    this.review();
  }

  private review(): void {
    const { services, doctors, slots, vacations } = this.data.read();
    this.offerRequested();
    this.tellOnce(newsOf(services) ?? newsOf(doctors), MESSAGES.servicesFailed);
    this.tellOnce(newsOf(vacations), MESSAGES.vacationsFailed);
    this.tellOnce(newsOf(slots), MESSAGES.slotsFailed);
    const { slot, idempotencyKey } = this.snapshot().context;
    const found = this.isLocked() ? null : lossOf(slot, slots?.data?.slots, vacations?.data, this.now);
    const loss = found === 'taken' && idempotencyKey !== null ? null : found;
    // Told once, as by the page: a machine that does not listen would be told forever.
    if (loss === this.loss) return;
    this.loss = loss;
    if (loss !== null) this.actor.send({ type: 'slot.lost', status: loss });
  }

  /** Chosen once the services are here, if it is one of them. */
  private offerRequested(): void {
    const wanted = this.requestedService;
    const { data } = this.data.read().services;
    if (data === undefined) return;
    this.requestedService = null;
    const service = data.find(({ id }) => String(id) === wanted);
    if (service !== undefined) this.actor.send({ type: 'service.chosen', serviceId: service.id });
  }

  private tellOnce(error: unknown, text: string): void {
    if (this.toldErrors.has(error)) return;
    this.toldErrors.add(error);
    this.board.tell(text, 'error');
  }
}
