import type { Doctor, Price, Service } from './entities';
import type { TimeOnDate } from './slotStatus';

/** The specialties that have a page of their own, in the order of menus. */
export const SPECIALTY_KEYS = ['cardiology', 'rheumatology', 'hematology', 'genetics'] as const;
export type SpecialtyKey = (typeof SPECIALTY_KEYS)[number];

/** Missing and empty notes are not shown. */
type Notes<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export type LegalNotes = Notes<'legalName' | 'fiscalCode' | 'tradeRegister' | 'authorisation'>;

/** Answers to patients' questions before a visit. */
export type PracticalNotes = Notes<
  | ('payment' | 'invoice' | 'insurance' | 'referral' | 'identity' | 'arrival' | 'lateness')
  | ('children' | 'accessibility' | 'parking' | 'results' | 'bloodTests')
>;

export interface ClinicNotes extends LegalNotes, PracticalNotes {
  /** The contact for data protection, if it is not the clinic's e-mail. */
  readonly dataContact?: string;
}

/** The clinic's profile. Every value is plain text; times are `HH:mm` on the clinic's clock. */
export interface ClinicProfile extends ClinicNotes {
  readonly name: string;
  readonly city: string;
  readonly county: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly email: string;
  /** Phone in the format shown to visitors: `0264 123 456`. */
  readonly phone: string;
  /** Shown in the footer of /cardiologie. */
  readonly cardiologyPhone: string;
  readonly street: string;
  readonly postalCode: string;
  readonly landmark: string;
  /** Latitude in degrees (WGS 84); longitude likewise. */
  readonly latitude: string;
  readonly longitude: string;
  /** Consecutive days, `luni–vineri`, or a single one. */
  readonly openDays: string;
  readonly opens: string;
  readonly closes: string;
  /** Days when the phone is answered, written like `openDays`. */
  readonly phoneDays: string;
  readonly phoneOpens: string;
  readonly phoneCloses: string;
}

/** A service with the data that the site adds to it. */
export interface ServiceFacts extends Service {
  /** A key that stays the same when the service is renamed. */
  readonly key: string;
  /** The specialty whose page lists it; null for none. */
  readonly specialty: SpecialtyKey | null;
  /** Instructions for the patient before the visit; may be empty. */
  readonly preparation: string;
}

export interface DoctorFacts extends Doctor {
  /** `Medic primar cardiologie`; may be empty. */
  readonly title: string;
  /** The doctor's focus: `aritmii, stimulatoare cardiace`; may be empty. */
  readonly focus: string;
  /** A file below /doctors/, or null. */
  readonly portrait: string | null;
}

export interface PriceFacts extends Price {
  /** A key that never changes; articles refer to prices by it. */
  readonly key: string;
  readonly serviceId: Service['id'];
  /** True for a consultation that patients can book; any other price needs a doctor's advice or a call. */
  readonly isConsultation: boolean;
}

/** Path of the facts, which our own server also renders the pages from. */
export const FACTS_PATH = '/clinic-facts';

/** The clinic's facts, which staff edit and visitors read. Lists are in display order. */
export interface ClinicFacts {
  readonly profile: ClinicProfile;
  readonly services: readonly ServiceFacts[];
  readonly doctors: readonly DoctorFacts[];
  readonly prices: readonly PriceFacts[];
  /** Number of days after which our own server erases patients; missing when it never does or when that is unknown. */
  readonly retentionDays?: number;
  /** True if our own server sends mail; missing when it does not, or when another backend keeps the bookings. */
  readonly sendsMail?: boolean;
  /** First free times by {@link freeKey}; provided by our own server only. */
  readonly free?: Readonly<Record<string, FreeTime>>;
}

/** A free time with its day in words: `vineri, 27 noiembrie`. */
export interface OfferedTime extends TimeOnDate {
  readonly day: string;
}

/** A text such as `Primul loc liber: luni, 23 noiembrie, 10:30`, and the address where it can be booked. */
export interface FreeTime {
  readonly words: string;
  /** The day and time alone; the same as `words` when there is no time. */
  readonly when: string;
  readonly address: string;
  /** The time as data, if one is known. */
  readonly time?: TimeOnDate | undefined;
  /** A doctor's first free times, earliest first; undefined if they are unknown. */
  readonly times?: readonly OfferedTime[];
}

export const freeKey = {
  doctor: ({ id }: Pick<Doctor, 'id'>): string => `doctor-${id}`,
  service: ({ id }: Pick<Service, 'id'>): string => `service-${id}`,
};
