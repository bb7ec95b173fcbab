import { dayName } from '../../../content/dateWords';
import type { SlotStatus } from '../../../domain/slotStatus';

const STATUS_WORDS: Record<SlotStatus, string> = {
  available: 'liber',
  taken: 'ocupat',
  selected: 'ales',
  expired: 'trecut',
  vacation: 'medicul este în concediu',
};

/** `luni, 23 noiembrie, ora 09:00, liber` */
export function slotName(date: string, startTime: string, status: SlotStatus): string {
  return `${dayName(date)}, ora ${startTime}, ${STATUS_WORDS[status]}`;
}
