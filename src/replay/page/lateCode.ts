import { loadChosen } from '../../features/booking/time/useCalendarModule';

/**
 * Everything that the pages fetch late, by their own imports. Whatever of it a page asked for before is there
 * afterwards, because modules are handed out in the order in which they are asked for.
 */
export async function loadLateCode(): Promise<void> {
  await loadChosen();
}
