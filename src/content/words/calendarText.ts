import { type Doctor, doctorName } from '../../domain/entities';
import { clinicDateTime } from './dates';
import { textTable } from './text';

/** A calendar that staff subscribe to, with its secret address. */
interface CalendarAddress {
  readonly id: number;
  /** Null = all doctors. */
  readonly doctorId: number | null;
  /** 1 = with names and phones. */
  readonly hasNames: number;
  readonly createdAt: string;
  /** The staff's own words for its use; '' for none. */
  readonly label: string;
  readonly url: string;
}

const NAMES = [
  'Acest calendar arată numele și telefoanele pacienților oricui are adresa, și le citește și serviciul de calendar în care o puneți (Google, Apple, Microsoft).',
  'Spuneți-le pacienților, treceți-l în evidența prelucrărilor de date și scoateți-l când un telefon se pierde sau cineva pleacă: clinic calendars remove',
].join('\n');

const NOT_PUBLIC = [
  'Atenție: telefoanele nu pot deschide această adresă, fiindcă ea numește calculatorul acesta.',
  'Cereți-i celui care întreține site-ul să pună adresa publică a site-ului în PUBLIC_URL, și pentru comandă. Apoi o arată: npm run clinic -- calendars list',
].join('\n');

/**
 * Returns what staff read when a calendar is made, with what names mean for data protection.
 * @param isPublic false if only this machine can open the address
 * @param twins earlier calendars of the same appointments
 */
export const calendarAdded = (
  { id, url, hasNames }: CalendarAddress,
  isPublic: boolean,
  twins: readonly Pick<CalendarAddress, 'id'>[],
): string =>
  [
    `Calendarul ${id}:\n${url}`,
    ...(isPublic ? [] : [NOT_PUBLIC]),
    'Adresa arată programările oricui o are: nu o dați mai departe.',
    ...(hasNames === 1 ? [`${NAMES} ${id}`] : []),
    ...twins.map((one) => `Aceleași programări le arată și calendarul ${one.id}, la altă adresă.`),
  ].join('\n');

export function calendarTable(
  calendars: readonly CalendarAddress[],
  doctors: readonly Pick<Doctor, 'id' | 'firstName' | 'lastName'>[],
): string {
  const nameOf = (doctorId: number): string => {
    const doctor = doctors.find(({ id }) => id === doctorId);
    return doctor ? doctorName(doctor) : `medicul ${doctorId}, scos`;
  };
  const rows = calendars.map(({ id, doctorId, label, hasNames, createdAt, url }) => [
    id,
    doctorId === null ? 'toți medicii' : nameOf(doctorId),
    label,
    hasNames === 1 ? 'da' : 'nu',
    clinicDateTime(createdAt),
    url,
  ]);
  return textTable(['Nr.', 'Ale cui', 'Pentru', 'Cu nume', 'Din', 'Adresa'], rows);
}
