import { useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../../../ui/tokens';
import { isObject } from '../../run/mismatches';
import type { Mismatch } from '../../run/report';
import { actualWords, differenceWords, valueWords } from '../../words/expectations';
import type { AnsweredForm } from '../../words/stepTitles';
import { Lines, ProblemText, SmallTitle, ToolButton, focusOnce, handleSubmit, submitOnEnter } from './parts';

const Difference = styled.form<{ readonly $isWrong: boolean }>`
  margin-block: ${space[2]};
  padding: ${space[2]};
  border: 1px solid ${({ $isWrong }) => ($isWrong ? color.danger : color.control)};
  border-radius: ${radius.control};
`;

const Comparison = styled.div`
  display: grid;
  grid: auto-flow / repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
  align-items: start;
`;

interface CorrectionProps {
  /** Says the names of what it offers. */
  readonly scenario: AnsweredForm;
  readonly mismatch: Mismatch;
  readonly onKeep: (written: unknown) => void;
  /** Takes what came as right; left out for an expectation that nothing differs from. */
  readonly onAccept?: () => void;
}

/** Returns a value as the tester edits it: a list in lines. */
function editedText(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n');
  if (typeof value === 'boolean') return value ? 'da' : 'nu';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Words of the values that are neither texts nor numbers. */
const WORDS = new Map<string, unknown>([true, false, null].map((value) => [editedText(value), value]));

/** Returns the value that the tester's text means in place of the expected one. */
function valueOf(text: string, { expected, actual }: Mismatch): unknown {
  if (Array.isArray(expected)) return text.split('\n').filter((line) => line.trim() !== '');
  const isText = [expected, actual].some((value) => typeof value === 'string');
  if (WORDS.has(text) && !(isText && typeof expected === typeof actual)) return WORDS.get(text);
  return isText || Number.isNaN(Number(text)) ? text : Number(text);
}

/** Shows the expected and the actual value, and lets the tester correct the former. */
export function Correction({ scenario, mismatch, onKeep, onAccept }: CorrectionProps) {
  const isWrong = onAccept !== undefined;
  const { path, expected, actual } = mismatch;
  const what = differenceWords(scenario, mismatch);
  const words = valueWords(scenario, path, expected);
  const [text, setText] = useState(editedText(expected));
  // A value with parts has no text; it is struck out, or what came is taken.
  const isEdited = !isObject(expected) && !isObject(actual);
  return (
    <Difference
      $isWrong={isWrong}
      aria-label={what}
      onSubmit={handleSubmit(() => isEdited && onKeep(valueOf(text, mismatch)))}
    >
      {isWrong && <ProblemText>{what}</ProblemText>}
      <Comparison>
        {isWrong && (
          <>
            <SmallTitle as="h4">
              Se aștepta{isEdited && ![text, `„${text}”`].includes(words) && ` ${words}`}
            </SmallTitle>
            <SmallTitle as="h4">A venit</SmallTitle>
          </>
        )}
        {isEdited ? (
          <Lines
            aria-label={`Se așteaptă la ${what}`}
            ref={isWrong ? undefined : focusOnce}
            value={text}
            placeholder="nimic"
            onChange={({ target }) => setText(target.value)}
            onKeyDown={Array.isArray(expected) ? undefined : submitOnEnter}
          />
        ) : (
          <span>{words}</span>
        )}
        {isWrong && <span title={JSON.stringify(actual)}>{actualWords(scenario, mismatch)}</span>}
        <ToolButton type="submit" $variant="secondary" disabled={!isEdited}>
          Păstrează
        </ToolButton>
        {isWrong && (
          <ToolButton
            $variant="quiet"
            onClick={() => {
              setText(editedText(actual));
              onAccept();
            }}
          >
            Ce a venit este corect
          </ToolButton>
        )}
      </Comparison>
    </Difference>
  );
}
