import { countWords } from '../../../domain/countWords';
import type { Purge } from '../../database/ports/peopleStore';

/** `2 programări și un mesaj`, with places on the waiting list where there were any */
export function purgeWords({ appointments, contactRequests, places }: Purge): string {
  const patients = countWords(appointments, ['nicio programare', 'o programare', 'programări']);
  const messages = countWords(contactRequests, ['niciun mesaj', 'un mesaj', 'mesaje']);
  if (places === 0) return `${patients} și ${messages}`;
  return `${patients}, ${messages} și ${countWords(places, ['', 'un loc pe lista de așteptare', 'locuri pe lista de așteptare'])}`;
}
