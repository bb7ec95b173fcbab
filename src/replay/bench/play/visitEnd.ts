import { fieldId, RECEIPT_TITLE_ID } from '../../../features/booking/bookingFields';
import { lookAtPage, oneLine } from '../../page/lookAtPage';
import { withExpected } from '../../run/fillExpectations';
import type { StepReport } from '../../run/report';
import type { Scenario } from '../../scenario/scenario';

/** Selects what a visit ends with: the times offered instead of a lost one, and the facts of a receipt. */
const SHOWN = `#${fieldId('slot')} button[data-slot-id]:not([role="table"] *), [aria-labelledby="${RECEIPT_TITLE_ID}"] dd`;

/** Returns the texts with which the visit on the page ends, as {@link lookAtPage} reads them. */
export function endTexts(): readonly string[] {
  const { text } = lookAtPage(true);
  const shown = [...document.querySelectorAll<HTMLElement>(SHOWN)].map(({ innerText }) => oneLine(innerText));
  return [...new Set(shown)].filter((one) => one !== '' && text.includes(one));
}

/**
 * Returns a scenario whose last step expects the texts at the end, and its own message on the page.
 * @param end the last step's report; undefined for none
 */
export function withEnd(
  scenario: Scenario,
  present: readonly string[],
  end: StepReport | undefined,
): Scenario {
  const { onScreen = null } = end?.observed ?? {};
  const expectation = {
    ...(onScreen !== null && end?.messages.at(-1) === onScreen && { onScreen }),
    ...(present.length > 0 && { text: { present: [...present] } }),
  };
  if (Object.keys(expectation).length === 0) return scenario;
  const { steps } = scenario;
  const last = steps.map((step, at) => (at === steps.length - 1 ? withExpected(step, expectation) : step));
  return { ...scenario, steps: last } as Scenario;
}
