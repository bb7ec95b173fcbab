import { stoppedPress, withExpectedFrom } from '../../run/expected';
import { isSameJson } from '../../run/mismatches';
import type { Expectation } from '../../run/report';
import type { Scenario } from '../../scenario/scenario';
import { addedWords } from '../../words/expectations';
import { typedText } from '../../words/stepTitles';
import type { Recording } from '../record/recording';
import { replaceTexts } from '../record/redactor';

/**
 * Returns what is expected from now on and where, what no longer, and whose texts are replaced.
 * @param step index; of a recording that of its last step
 */
export function expectedNote(form: Recording | Scenario, step: number, expectation: Expectation): string {
  const { machine, steps } = form;
  const press = stoppedPress(machine, steps, step, expectation);
  const at = press === -1 ? step : press;
  const changed = withExpectedFrom(machine, steps, step, expectation);
  const words = addedWords(form, expectation, steps[at]?.expect, changed[at]?.expect);
  const place = 'calls' in form && press === -1 ? 'ultimul pas' : `pasul ${at + 1}`;
  const whole = 'calls' in form ? 'Înregistrarea' : 'Scenariul';
  const written = 'calls' in form ? [...steps, ...form.removed] : [];
  const typed = written.map((one) => [typedText(one) ?? '', ''] as const);
  const isReplaced = !isSameJson(replaceTexts(expectation, typed), expectation);
  const isOfField =
    expectation.context !== undefined ||
    Object.values(expectation.controls ?? {}).some(
      (look) => (look !== null && 'error' in look) || look?.value !== undefined,
    );
  const notes = [
    `Așteptare adăugată la ${place}: ${words}`,
    ...(changed.length < steps.length
      ? [`${whole} se încheie la „Trimitere”: pașii de după ea au fost scoși`]
      : []),
    ...('calls' in form && press === -1 && isOfField
      ? ['La oprire trece și la pasul care a schimbat câmpul']
      : []),
    ...(isReplaced ? ['În fișier, textele scrise sunt înlocuite'] : []),
  ];
  return notes.map((note) => `${note}.`).join(' ');
}
