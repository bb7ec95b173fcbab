import type { Doctor, Price, Service } from './entities';
import type { TimeOnDate } from './slotStatus';

/** The specialties that have a page of their own, in the order of menus. */
export const SPECIALTY_KEYS = ['cardiology', 'rheumatology', 'hematology', 'genetics'] as const;
export type SpecialtyKey = (typeof SPECIALTY_KEYS)[number];

/** The legal particulars of a clinic; like all notes, missing or empty ones are not shown. */
export interface LegalNotes {
  readonly legalName?: string;
  readonly fiscalCode?: string;
  readonly tradeRegister?: string;
  readonly authorisation?: string;
}

/** Answers to patients' questions before a visit. */
export interface PracticalNotes {
  readonly payment?: string;
  readonly invoice?: string;
  readonly insurance?: string;
  readonly referral?: string;
  readonly identity?: string;
  readonly arrival?: string;
  readonly lateness?: string;
  readonly children?: string;
  readonly accessibility?: string;
  readonly parking?: string;
  readonly results?: string;
  readonly bloodTests?: string;
}

export interface ClinicNotes extends LegalNotes, PracticalNotes {
  /** The contact for data protection, where it is not the clinic's e-mail. */
  readonly dataContact?: string;
}

/** The clinic's profile. All plain text; times are `HH:mm` on the clinic's clock, Monday to Friday. */
export interface ClinicProfile extends ClinicNotes {
  readonly name: string;
  readonly city: string;
  readonly county: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly email: string;
  /** As people read it: `0264 123 456`. */
  readonly phone: string;
  /** Shown in the footer of /cardiologie. */
  readonly cardiologyPhone: string;
  readonly street: string;
  readonly postalCode: string;
  readonly landmark: string;
  /** Degrees, WGS 84, as is longitude. */
  readonly latitude: string;
  readonly longitude: string;
  readonly opens: string;
  readonly closes: string;
  readonly phoneOpens: string;
  readonly phoneCloses: string;
}

/** A service with this site's facts about it. */
export interface ServiceFacts extends Service {
  /** A name that never changes, whatever the service is called. */
  readonly key: string;
  /** The specialty whose page shows it; null for none. */
  readonly specialty: SpecialtyKey | null;
  /** The patient's preparation before the visit; may be empty. */
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
  /** A name that never changes; articles name their prices by it. */
  readonly key: string;
  readonly serviceId: Service['id'];
  /** True for a price of a booked visit; anything else is done only on a doctor's advice, or by phone. */
  readonly isConsultation: boolean;
}

/** Everything that staff change about the clinic and that visitors read. Lists are in the order in which they are shown. */
export interface ClinicData {
  readonly profile: ClinicProfile;
  readonly services: readonly ServiceFacts[];
  readonly doctors: readonly DoctorFacts[];
  readonly prices: readonly PriceFacts[];
  /**
   * The number of days after which the clinic's own server erases patients; missing where it never does, or
   * where that is unknown.
   */
  readonly retentionDays?: number;
  /** First free times by {@link freeKey}; only the clinic's own server knows them. */
  readonly free?: Readonly<Record<string, FreeTime>>;
}

/** `Primul loc liber: luni, 23 noiembrie, 10:30`, and where it can be booked. */
export interface FreeTime {
  readonly words: string;
  /** The day and the hour alone; without a time the same as `words`. */
  readonly when: string;
  readonly address: string;
  /** `when`, where it is known as more than words. */
  readonly time?: TimeOnDate | undefined;
}

export const freeKey = {
  doctor: ({ id }: Pick<Doctor, 'id'>): string => `doctor-${id}`,
  service: ({ id }: Pick<Service, 'id'>): string => `service-${id}`,
};
