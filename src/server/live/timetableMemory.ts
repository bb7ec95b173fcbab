import { isDeepStrictEqual } from 'node:util';
import { lastBookable } from '../../domain/bookingHorizon';
import { addDays, mondayOf } from '../../domain/calendarDate';
import { clinicInstant, clinicTimeAt, type Clock, type ClinicTime } from '../../domain/clock';
import { firstFreeTime, type TimeOnDate } from '../../domain/slotStatus';
import { timeOffer } from '../../domain/timeOffer';
import type { DoctorTimes, Timetable } from '../database/ports/catalogueStore';
import type { ClinicDatabase } from '../database/ports/clinicDatabase';
import type { AppointmentRequest, BookableSlot } from '../database/ports/entities';
import type { Outcome } from '../database/ports/outcome';
import type { Config } from '../config/config';
import { coalesced } from './coalesced';

/** Milliseconds: news of a busy moment is gathered, and between two readings others have the database. */
const [GATHER, PAUSE] = [50, 400];
/** Milliseconds until a reading that failed is tried again. */
const RETRY = 1_000;
/** Milliseconds after a reading: then whoever asks causes another one, and later waits for it. */
const [LOOK_AGAIN, GOOD_FOR] = [1_000, 5_000];

export interface TimetableMemoryOptions extends Pick<Config, 'bookingWeeks'> {
  readonly database: Pick<ClinicDatabase, 'appointmentNews' | 'catalogue'>;
  readonly clock: Clock;
}

export type SlotListener = (slots: readonly BookableSlot[]) => void;
type TimeAsked = Pick<AppointmentRequest, 'doctorId' | 'slotId' | 'date'>;

/** What did not change stays the same object, and so does what was made of it. */
const kept = <T>(before: T | undefined, now: T): T =>
  before !== undefined && isDeepStrictEqual(before, now) ? before : now;

function keptTimes(before: DoctorTimes | undefined, { slots, vacations }: DoctorTimes): DoctorTimes {
  const known = new Map(before?.slots.map((slot) => [slot.id, slot]));
  const keptSlots = slots.map((slot) => kept(known.get(slot.id), slot));
  return { slots: kept(before?.slots, keptSlots), vacations: kept(before?.vacations, vacations) };
}

/** The same object when the time was taken already. */
function withTaken(times: DoctorTimes, { slotId, date }: TimeAsked): DoctorTimes {
  const index = times.slots.findIndex(({ id }) => id === slotId);
  const slot = times.slots[index];
  if (slot === undefined || slot.bookedDates.includes(date)) return times;
  const taken = { ...slot, bookedDates: [...slot.bookedDates, date].sort() };
  return { ...times, slots: times.slots.with(index, taken) };
}

/**
 * Who offers what, and when, with booked dates of the weeks that can be booked, as the database last said. It is read whole
 * when the database tells that something changed, so nothing is lost when news was.
 */
export class TimetableMemory {
  readonly #options: TimetableMemoryOptions;
  readonly #watchers = new Map<number, Set<SlotListener>>();
  readonly #listeners = new Set<() => void>();
  #timetable: (Timetable & { readonly times: Map<number, DoctorTimes> }) | undefined;
  /** The Monday from which booked dates are known, and the instant at which its week ends. */
  #from = '';
  #until = 0;
  /** By the process's own clock: when a reading last began, ended, and began that succeeded; the last cause for doubt. */
  #beganAt = -Infinity;
  #endedAt = -Infinity;
  #readAt = -Infinity;
  #doubtedAt = -Infinity;
  /** The last reading failed. */
  #isAway = false;
  /** Times that were found taken since the last reading began, which may have missed them. */
  #taken: TimeAsked[] = [];
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  #stopNews: (() => void) | undefined;

  constructor(options: TimetableMemoryOptions) {
    this.#options = options;
  }

  /** Follows the database until {@link close}. */
  start(): void {
    this.#stopNews = this.#options.database.appointmentNews.follow(() => {
      this.#readSoon(GATHER);
    });
    this.#readSoon(0);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#stopNews?.();
  }

  /** What is known, unless it might be wrong by now. */
  known(): Timetable | undefined {
    const now = performance.now();
    if (now - this.#beganAt > LOOK_AGAIN) this.#readSoon(0);
    const isGood = this.#doubtedAt < this.#readAt && now < this.#readAt + GOOD_FOR;
    return isGood && this.#options.clock() < this.#until ? this.#timetable : undefined;
  }

  /** @throws when the database is out of reach, so that nobody can know */
  async current(): Promise<Timetable> {
    const known = this.known();
    if (known !== undefined) return known;
    await this.read();
    // What a reading left behind, even if it is in doubt again.
    return this.#timetable as Timetable;
  }

  /**
   * The same, but what the database said last when it is out of reach: for those whom a booking tells so. Only the
   * first of them waits for it.
   */
  async latest(): Promise<Timetable> {
    const latest = this.known() ?? (this.#isAway ? this.#timetable : undefined);
    return latest ?? this.current().catch(() => this.#timetable ?? this.current());
  }

  /** The next answer waits for a reading, and open calendars hear of it. */
  doubt(): void {
    this.#doubtedAt = performance.now();
    this.#readSoon(GATHER);
  }

  /** Why a time cannot be booked, as far as is known; undefined where only the database can tell. */
  refusal({ doctorId, slotId, date }: TimeAsked, at: number): Outcome | undefined {
    const known = this.known();
    if (known === undefined) return undefined;
    const { slots = [], vacations = [] } = known.times.get(doctorId) ?? {};
    const slot = slots.find(({ id }) => id === slotId);
    const kind = timeOffer(slot, date, { now: clinicTimeAt(at), vacations });
    if (kind !== 'offered') return { kind };
    return slot?.bookedDates.includes(date) ? { kind: 'taken' } : undefined;
  }

  /** Somebody has this time from now on. */
  addTaken(time: TimeAsked): void {
    this.#taken.push(time);
    const before = this.#timetable?.times.get(time.doctorId);
    if (before === undefined || time.date < this.#from) return;
    this.#setTimes(time.doctorId, before, withTaken(before, time));
    this.#tell();
  }

  /**
   * Tells the listener all slots of the doctor as they are now, and from then on those that change.
   * @returns stops it; undefined when there is no such doctor
   */
  async watch(doctorId: number, listener: SlotListener): Promise<(() => void) | undefined> {
    const times = (await this.current()).times.get(doctorId);
    if (times === undefined) return undefined;
    const watchers = this.#watchers.get(doctorId) ?? new Set();
    this.#watchers.set(doctorId, watchers.add(listener));
    listener(times.slots);
    return () => {
      watchers.delete(listener);
      if (watchers.size === 0) this.#watchers.delete(doctorId);
    };
  }

  /**
   * @param listener hears that something changed
   * @returns stops listening
   */
  follow(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** How many times all doctors together have in a week, as far as is known. */
  timesInWeek(): number {
    return [...(this.#timetable?.times.values() ?? [])].reduce((sum, { slots }) => sum + slots.length, 0);
  }

  doctorIds(): readonly number[] {
    return [...(this.#timetable?.times.keys() ?? [])];
  }

  /** The doctor's first free time, as far as is known. */
  firstFree(doctorId: number, now: ClinicTime): TimeOnDate | undefined {
    const { slots = [], vacations = [] } = this.#timetable?.times.get(doctorId) ?? {};
    return firstFreeTime(slots, { vacations, now, bookingWeeks: this.#options.bookingWeeks });
  }

  /** Reads everything anew; whoever asks meanwhile shares one more reading after it. */
  readonly read = coalesced(async () => {
    const { database, clock, bookingWeeks } = this.#options;
    const from = mondayOf(clinicTimeAt(clock()).date);
    const began = performance.now();
    this.#beganAt = began;
    this.#taken = [];
    try {
      const { services, doctors, times } = await database.catalogue.timetable(
        from,
        lastBookable(from, bookingWeeks),
      );
      this.#readAt = began;
      this.#isAway = false;
      this.#from = from;
      this.#until = clinicInstant({ date: addDays(from, 7), time: '00:00' });
      const before = this.#timetable;
      this.#timetable = {
        services: kept(before?.services, services),
        doctors: kept(before?.doctors, doctors),
        times: new Map(),
      };
      for (const [id, each] of times) {
        const taken = this.#taken.filter(({ doctorId }) => doctorId === id);
        const known = before?.times.get(id);
        this.#setTimes(id, known, keptTimes(known, taken.reduce(withTaken, each)));
      }
      this.#tell();
    } catch (error) {
      this.#doubtedAt = performance.now();
      this.#isAway = true;
      throw error;
    } finally {
      this.#endedAt = performance.now();
    }
  });

  #readSoon(pause: number): void {
    if (this.#isClosed) return;
    const rest = this.#endedAt + PAUSE - performance.now();
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined;
        this.read().catch(() => {
          this.#readSoon(RETRY);
        });
      },
      Math.max(pause, rest),
    ).unref();
  }

  #setTimes(doctorId: number, before: DoctorTimes | undefined, now: DoctorTimes): void {
    this.#timetable?.times.set(doctorId, now);
    const watchers = this.#watchers.get(doctorId) ?? [];
    const known = new Set(before?.slots);
    const changed = now.slots.filter((slot) => !known.has(slot));
    if (changed.length > 0) for (const watcher of watchers) watcher(changed);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
