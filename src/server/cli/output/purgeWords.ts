import { countWords } from '../../../domain/countWords';
import type { Purge } from '../../database/ports/peopleStore';

/** `2 programări și un mesaj` */
export function purgeWords({ appointments, contactRequests }: Purge): string {
  const patients = countWords(appointments, ['nicio programare', 'o programare', 'programări']);
  const messages = countWords(contactRequests, ['niciun mesaj', 'un mesaj', 'mesaje']);
  return `${patients} și ${messages}`;
}
