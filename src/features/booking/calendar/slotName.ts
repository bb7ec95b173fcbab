import { dayName } from '../../../content/dateWords';
import type { SlotStatus } from '../../../domain/slotStatus';

const STATUS_WORDS: Record<SlotStatus | 'early', string> = {
  available: 'liber',
  taken: 'ocupat',
  selected: 'ales',
  expired: 'trecut',
  vacation: 'medicul este în concediu',
  early: 'nu se poate rezerva încă',
};

/** Returns a slot's accessible name: `luni, 23 noiembrie, ora 09:00, liber`. */
export function slotName(date: string, startTime: string, status: keyof typeof STATUS_WORDS): string {
  return `${dayName(date)}, ora ${startTime}, ${STATUS_WORDS[status]}`;
}
