import type { StoredAppointment } from './appointmentStore';
import type { StaffContactRequest } from './contactRequestStore';
import type { ListedMail } from './outboxStore';
import type { Waiting } from './timeWish';

/** A person as they can be known here: by their address, in whatever case, or by one code that they were given. */
export type Person = { readonly email: string } | { readonly reference: string };

/** Everything that is stored about a person. */
export interface PersonRecord {
  readonly appointments: readonly StoredAppointment[];
  readonly contactRequests: readonly StaffContactRequest[];
  /** Where they wait for a free time without an appointment. */
  readonly places: readonly Waiting[];
  readonly mails: readonly (Pick<ListedMail, 'kind' | 'status' | 'createdAt' | 'settledAt'> & {
    readonly reference: string;
  })[];
}

/** How many were, or would be, emptied of what tells about a person. */
export interface Purge {
  readonly appointments: number;
  readonly contactRequests: number;
  /** Where they waited for a free time without an appointment. */
  readonly places: number;
}

/** What keeps a person from being forgotten: appointments that are still to come. */
export interface Coming {
  readonly coming: readonly StoredAppointment[];
}

/** What a person may ask of those who keep data about them. */
export interface PeopleStore {
  /** What there is about a person (GDPR, article 15); nothing but empty lists about one who is not known. */
  find(person: Person): Promise<PersonRecord>;
  /**
   * Forgets a person (GDPR, article 17), all at once or not at all: of their appointments stay doctor, day and hour.
   * @param at ms since the epoch
   */
  forget(person: Person, by: 'patient' | 'staff', at: number): Promise<Purge | Coming>;
}
