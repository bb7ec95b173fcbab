import { NAMED, nameOf } from '../../page/readPage';
import { FIELD_LABELS } from '../../run/fieldLabels';
import { oneLine } from '../../run/mismatches';
import type { Mismatch } from '../../run/report';

/** Returns the texts on the page that a difference is about: a message, or those that should not be there. */
function shownTexts({ path: [root], expected, actual }: Mismatch): readonly unknown[] {
  if (root === 'text')
    return (expected as readonly string[]).filter((text) => !(actual as readonly string[]).includes(text));
  return root === 'notification' || root === 'onScreen' ? [actual] : [];
}

/** Returns the part of a page that a difference is about; undefined when the page does not show it. */
export function placeOf(mismatch: Mismatch, { body }: Document): Element | undefined {
  const { path, slot } = mismatch;
  const [root, control] = path;
  if (slot !== undefined)
    return body.querySelector(`[data-slot-id="${slot.slotId}"][data-date="${slot.date}"]`) ?? undefined;
  const labels = Object.values(FIELD_LABELS).flatMap(({ [String(path.at(-1))]: label }) => label ?? []);
  const isMeant = (name: string): boolean =>
    root === 'controls' ? name === control : labels.some((label) => name.startsWith(label));
  const texts = shownTexts(mismatch);
  const isShown = (text: unknown, part: Element): boolean =>
    typeof text === 'string' && oneLine(part.textContent).includes(text);
  return (
    [...body.querySelectorAll(NAMED)].find((one) => isMeant(nameOf(one))) ??
    // The innermost element comes last.
    [...body.querySelectorAll('main *, [role="alert"] *')].findLast((part) =>
      texts.some((text) => isShown(text, part)),
    )
  );
}
