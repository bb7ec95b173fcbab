import type { KeptAppointment, KeptContactRequest } from '../../domain/entities';
import type { MailKind, MailStatus } from '../../domain/mailKinds';
import type { WaitingListEntry } from '../../domain/timePreference';
import { preferenceWords } from '../pages/waiting';
import { appointmentText } from './appointmentText';
import { contactRequestText } from './contactRequestText';
import { clinicDateTime } from './dates';
import { MAIL_KIND_WORDS, MAIL_STATUS_WORDS } from './mailWords';
import { textTable } from './text';

export interface PersonRecord {
  readonly appointments: readonly (KeptAppointment & { readonly waiting?: WaitingListEntry })[];
  readonly contactRequests: readonly KeptContactRequest[];
  /** Waiting-list entries without an appointment. */
  readonly waiting: readonly WaitingListEntry[];
  readonly mails: readonly {
    readonly kind: MailKind;
    readonly reference: string;
    readonly status: MailStatus;
    readonly createdAt: string;
    readonly settledAt: string | null;
  }[];
}

/** Returns everything that is stored about a person, as a text for that person. */
export function personText({ appointments, contactRequests, waiting, mails }: PersonRecord): string {
  const rows = mails.map(({ kind, reference, status, createdAt, settledAt }) => [
    MAIL_KIND_WORDS[kind],
    reference,
    MAIL_STATUS_WORDS[status],
    clinicDateTime(settledAt ?? createdAt),
  ]);
  return [
    `Programări: ${appointments.length}`,
    ...appointments.map((appointment) => appointmentText(appointment, appointment.waiting)),
    `Mesaje: ${contactRequests.length}`,
    ...contactRequests.map(contactRequestText),
    ...waiting.map(
      ({ days, parts, askedAt }) =>
        `Așteaptă o oră liberă: ${preferenceWords(days, parts)}, din ${clinicDateTime(askedAt)}`,
    ),
    `E-mailuri: ${mails.length}`,
    ...(mails.length === 0 ? [] : [textTable(['E-mail', 'Cod', 'Stare', 'Data'], rows)]),
  ].join('\n\n');
}
