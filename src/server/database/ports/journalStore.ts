/** Who did it: patients on the site, the clinic's staff by the name of their account, or the program by itself. */
export type JournalActor = 'patient' | 'system' | `staff:${string}`;

/** What was done, and to which row. */
export type JournalEvent =
  | 'appointment.booked'
  | 'appointment.moved'
  | 'appointment.cancelled'
  | 'appointment.forgotten'
  | 'appointment.awaitsEarlier'
  | 'appointment.offeredEarlier'
  | 'appointment.waitsNoMore'
  | 'contactRequest.answered'
  | 'contactRequest.reopened'
  | 'contactRequest.forgotten'
  | 'service.entered'
  | 'service.removed'
  | 'doctor.entered'
  | 'doctor.removed'
  | 'slot.entered'
  | 'slot.removed'
  | 'vacation.entered'
  | 'vacation.removed'
  | 'closure.entered'
  | 'closure.removed'
  | 'price.entered'
  | 'price.removed'
  | 'profile.entered'
  | 'portrait.entered'
  | 'data.restored';

/** What was done to the data, sealed so that a later change of it shows. */
export interface JournalStore {
  /** Seals what was written since the last time. Any process may do it at any time. */
  seal(): Promise<void>;
  /** Seals, too. The newest seal's number and hash, which vouch for all that was written; undefined before the first. */
  head(): Promise<string | undefined>;
}
