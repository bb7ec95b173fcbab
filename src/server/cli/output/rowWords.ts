import { countWords } from '../../../domain/countWords';
import type { RowCounts } from '../../database/transfer/tables';

/** `7 medici, 120 de programări, un mesaj`: what a person wants to know of a database. */
export function rowWords({ doctors, appointments, contact_requests }: RowCounts): string {
  return [
    countWords(doctors, ['niciun medic', 'un medic', 'medici']),
    countWords(appointments, ['nicio programare', 'o programare', 'programări']),
    countWords(contact_requests, ['niciun mesaj', 'un mesaj', 'mesaje']),
  ].join(', ');
}

/** A mistyped SQLite path opens as new, empty data: a nightly backup of nothing must not look like one. */
export const NOTHING_TO_COPY = 'Baza de date este goală, nu este nimic de copiat. Verificați DATABASE_URL.';
