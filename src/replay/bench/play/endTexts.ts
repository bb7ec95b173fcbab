import { fieldId, RECEIPT_TITLE_ID } from '../../../features/booking/bookingFields';
import { visibleText } from '../../page/readPage';
import { oneLine } from '../../run/mismatches';

/** Selects what a session ends with: the times offered instead of a lost one, and the facts of a receipt. */
const SHOWN = `#${fieldId('slot')} button[data-slot-id]:not([role="table"] *), [aria-labelledby="${RECEIPT_TITLE_ID}"] dd`;

/** Returns the texts with which the session on the page ends, as {@link visibleText} reads them. */
export function endTexts(): readonly string[] {
  const text = visibleText();
  const shown = [...document.querySelectorAll<HTMLElement>(SHOWN)].map(({ innerText }) => oneLine(innerText));
  return [...new Set(shown)].filter((one) => one !== '' && text.includes(one));
}
