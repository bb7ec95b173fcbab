import { mondayOf } from '../../domain/calendarDate';
import { clinicTimeAt, type Clock } from '../../domain/clock';
import type { ClinicDatabase } from '../database/ports/clinicDatabase';
import type { ChangedDoctor } from '../database/ports/appointmentNews';
import { DoctorWatch, type SlotListener } from './doctorWatch';

/** Milliseconds in which news of a busy moment is gathered into one reading of a doctor's slots. */
const GATHER = 50;
/** Milliseconds until a reading that failed is tried again. */
const RETRY = 1_000;

export interface SlotWatchOptions {
  readonly database: Pick<ClinicDatabase, 'appointmentNews' | 'catalogue'>;
  readonly clock: Clock;
}

/**
 * Follows the slots of the doctors that somebody looks at. The database only says that something changed;
 * what changed is found by reading again, so nothing is lost when news was.
 */
export class SlotWatch {
  readonly #options: SlotWatchOptions;
  readonly #doctors = new Map<number, DoctorWatch>();
  readonly #changed = new Set<number>();
  #stopNews: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SlotWatchOptions) {
    this.#options = options;
  }

  /**
   * Tells the listener all slots of the doctor as they are now, and from then on those that change.
   * @returns stops it; undefined when there is no such doctor
   */
  async join(doctorId: number, listener: SlotListener): Promise<(() => void) | undefined> {
    this.#stopNews ??= this.#options.database.appointmentNews.follow((changed) => {
      this.#hear(changed);
    });
    const doctor = this.#doctors.get(doctorId) ?? this.#begin(doctorId);
    let hasAll = false;
    const relay: SlotListener = (slots) => {
      if (hasAll) listener(slots);
    };
    const leave = (): void => {
      doctor.listeners.delete(relay);
      if (doctor.listeners.size === 0) this.#doctors.delete(doctorId);
    };
    doctor.listeners.add(relay);
    try {
      await doctor.refresh();
    } catch (error) {
      leave();
      throw error;
    }
    if (doctor.slots === undefined) {
      leave();
      return undefined;
    }
    hasAll = true;
    listener(doctor.slots);
    return leave;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stopNews?.();
  }

  #begin(doctorId: number): DoctorWatch {
    const { database, clock } = this.#options;
    const doctor = new DoctorWatch(() =>
      database.catalogue.slotsOf(doctorId, mondayOf(clinicTimeAt(clock()).date)),
    );
    this.#doctors.set(doctorId, doctor);
    return doctor;
  }

  #hear(doctor: ChangedDoctor): void {
    for (const id of doctor === 'unknown' ? this.#doctors.keys() : [doctor]) {
      if (this.#doctors.has(id)) this.#changed.add(id);
    }
    if (this.#changed.size > 0) this.#readSoon(GATHER);
  }

  #readSoon(pause: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const ids = [...this.#changed];
      this.#changed.clear();
      for (const id of ids) {
        this.#doctors
          .get(id)
          ?.refresh()
          .catch(() => {
            this.#changed.add(id);
            this.#readSoon(RETRY);
          });
      }
    }, pause).unref();
  }
}
