import { countWords } from '../../domain/text';
import { listWords } from '../listWords';

export const appointmentCount = (count: number): string =>
  countWords(count, ['nicio programare', 'o programare', 'programări']);

const messageCount = (count: number): string => countWords(count, ['niciun mesaj', 'un mesaj', 'mesaje']);

/** Returns `2 programări și un mesaj`; includes waiting-list entries if there are any. */
export function purgeWords({
  appointments,
  contactRequests,
  waiting,
}: Readonly<Record<'appointments' | 'contactRequests' | 'waiting', number>>): string {
  const counts = [appointmentCount(appointments), messageCount(contactRequests)];
  if (waiting > 0)
    counts.push(countWords(waiting, ['', 'un loc pe lista de așteptare', 'locuri pe lista de așteptare']));
  return listWords(counts);
}

/** Returns `7 medici, 120 de programări, un mesaj`, a summary of a database. */
export function rowWords(
  rows: Readonly<Record<'doctors' | 'appointments' | 'contact_requests', number>>,
): string {
  const doctors = countWords(rows.doctors, ['niciun medic', 'un medic', 'medici']);
  return [doctors, appointmentCount(rows.appointments), messageCount(rows.contact_requests)].join(', ');
}
