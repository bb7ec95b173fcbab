import { useState } from 'react';
import type { ExpectationLine } from '../../words/expectations';
import { Remove, SmallTitle } from './parts';
import { DetailRow } from './Rows';

interface ExpectationsProps {
  /** What the step expects now. */
  readonly lines: readonly ExpectationLine[];
  /** @param isStruck false puts the line back */
  readonly onStrike: (line: ExpectationLine, isStruck: boolean) => void;
}

/** Lists what a step expects; what was struck out stays in its place, to be taken back, until another step is opened. */
export function Expectations({ lines, onStrike }: ExpectationsProps) {
  const [opened, setOpened] = useState(lines);
  const added = lines.filter(({ words }) => opened.every((line) => line.words !== words));
  const shown = [...opened, ...added];
  if (shown.length === 0) return null;
  return (
    <section aria-label="Se așteaptă">
      <SmallTitle>Se așteaptă</SmallTitle>
      <ul>
        {shown.map((line) => {
          const { words, machineWords } = line;
          const current = lines.find((one) => one.words === words);
          return (
            <DetailRow key={words} title={machineWords}>
              {current ? words : <s>{words}</s>}
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
          );
        })}
      </ul>
    </section>
  );
}
