import { Fragment, useState } from 'react';
import type { ExpectationLine } from '../../words/expectations';
import type { AnsweredForm } from '../../words/stepTitles';
import { Correction } from './Correction';
import { Remove, SmallTitle } from './parts';
import { DetailRow } from './Rows';

/** Returns whether an expectation can be a text or none. */
const canBeNone = ({ path }: ExpectationLine): boolean =>
  ['error', 'notification', 'onScreen', 'focus'].includes(String(path.at(-1)));

/** Returns whether another text can be written: the line shows the very text, not a name in its place. */
const isWritable = (line: ExpectationLine): boolean =>
  line.value === null
    ? canBeNone(line)
    : typeof line.value === 'string' && line.words.includes(`„${line.value}”`);

interface ExpectationsProps {
  /** Says the names of what is expected. */
  readonly scenario: AnsweredForm;
  /** What the step expects now. */
  readonly lines: readonly ExpectationLine[];
  /** @param isStruck false puts the line back */
  readonly onStrike: (line: ExpectationLine, isStruck: boolean) => void;
  /** Null while recording: nothing was judged yet. */
  readonly onCorrect: ((line: ExpectationLine, written: unknown) => void) | null;
}

/** Lists what a step expects; what was struck out stays in its place, to be taken back, until another step is opened. */
export function Expectations({ scenario, lines, onStrike, onCorrect }: ExpectationsProps) {
  // In the place of a line that was corrected, the next new one comes.
  const [opened, setOpened] = useState<readonly (ExpectationLine | null)[]>(lines);
  const [edited, setEdited] = useState('');
  const added = lines.filter(({ words }) => opened.every((line) => line?.words !== words));
  const shown = [...opened.flatMap((line) => line ?? added.shift() ?? []), ...added];
  if (shown.length === 0) return null;
  return (
    <section aria-label="Se așteaptă">
      <SmallTitle>Se așteaptă</SmallTitle>
      <ul>
        {shown.map((line) => {
          const { words, machineWords, value } = line;
          const current = lines.find((one) => one.words === words);
          return (
            <Fragment key={words}>
              <DetailRow title={machineWords}>
                {current ? words : <s>{words}</s>}
                {current && onCorrect && isWritable(current) && (
                  <Remove
                    $variant="quiet"
                    style={{ marginLeft: 'auto' }}
                    title="Schimbă"
                    aria-label={`Schimbă: ${words}`}
                    aria-expanded={edited === words}
                    onClick={() => setEdited(edited === words ? '' : words)}
                  >
                    ✎
                  </Remove>
                )}
                <Remove
                  $variant="quiet"
                  style={current ? undefined : { opacity: 1 }}
                  aria-label={`${current ? 'Nu se așteaptă' : 'Se așteaptă din nou'}: ${words}`}
                  // The second press of a double click would take the first back.
                  onClick={({ detail }) => {
                    if (detail > 1) return;
                    setOpened(shown);
                    onStrike(current ?? line, current !== undefined);
                  }}
                >
                  {current ? '✕' : 'Pune la loc'}
                </Remove>
              </DetailRow>
              {current && onCorrect && edited === words && (
                <li>
                  <Correction
                    scenario={scenario}
                    mismatch={{
                      what: words,
                      path: current.path,
                      expected: value,
                      actual: canBeNone(current) ? null : value,
                    }}
                    onKeep={(written) => {
                      setEdited('');
                      setOpened(shown.map((one) => (one === line ? null : one)));
                      onCorrect(current, written);
                    }}
                  />
                </li>
              )}
            </Fragment>
          );
        })}
      </ul>
    </section>
  );
}
