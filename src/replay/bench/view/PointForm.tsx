import { useState } from 'react';
import { styled } from 'styled-components';
import { space } from '../../../ui/tokens';
import { stoppedPress } from '../../run/expected';
import { fieldNamed } from '../../run/fieldLabels';
import type { Expectation } from '../../run/report';
import type { Scenario, Step } from '../../scenario/scenario';
import { Input, Quiet, Select, ToolButton, ToolRow, handleSubmit, showInPanel } from './parts';
import { typedText } from '../../words/stepTitles';
import type { PickedElement } from '../watch/elementPicker';

/** A field's messages, by their problems. */
type Errors = Readonly<Record<string, string>>;

interface Kind {
  readonly words: string;
  readonly isFor: (picked: PickedElement) => boolean;
  /** Returns the text that is expected, unless the tester writes another; left out for a kind without text. */
  readonly textOf?: (picked: PickedElement, errors: Errors, typed?: Step) => string | null | undefined;
  /** True if the expected text may be empty. */
  readonly mayBeEmpty?: boolean;
  readonly expect: (text: string, picked: PickedElement) => Expectation;
}

/** Expects a look of the control; null for none. */
const looks =
  (look: (text: string, picked: PickedElement) => object | null): Kind['expect'] =>
  (text, picked) => ({ controls: { [picked.name]: look(text, picked) } });

const reads =
  (how: 'present' | 'absent'): Kind['expect'] =>
  (text) => ({ text: { [how]: [text] } });

const isControl = ({ name }: PickedElement): boolean => name !== '';
const isText = ({ name }: PickedElement): boolean => name === '';
const isField = ({ look }: PickedElement): boolean => look?.value !== undefined;
const isRead = (picked: PickedElement): boolean => !isField(picked);

const textOf = ({ text }: PickedElement): string => text;
const valueOf = ({ look }: PickedElement) => look?.value;
const errorOf = ({ look }: PickedElement, { missing, invalid }: Errors, typed?: Step) =>
  look?.error ?? (look?.value || (typed && typedText(typed)) ? invalid : missing);

/** The kinds of expectations for an element that was picked. */
const KINDS: readonly Kind[] = [
  {
    words: 'ar trebui să conțină',
    isFor: isField,
    textOf: valueOf,
    mayBeEmpty: true,
    expect: looks((value) => ({ value })),
  },
  { words: 'ar trebui să se citească', isFor: isRead, textOf, expect: reads('present') },
  { words: 'nu ar trebui să se citească', isFor: isText, textOf, expect: reads('absent') },
  {
    words: 'ar trebui să fie aleasă',
    isFor: ({ slot }) => slot !== undefined,
    expect: (_, { slot }) => ({ context: { slot } }),
  },
  { words: 'ar trebui să fie inactiv', isFor: isControl, expect: looks(() => ({ enabled: false })) },
  { words: 'ar trebui să se poată folosi', isFor: isControl, expect: looks(() => ({ enabled: true })) },
  { words: 'ar trebui să lipsească', isFor: isControl, expect: looks(() => null) },
  {
    words: 'nu ar trebui să fie marcat greșit',
    isFor: isField,
    expect: looks(() => ({ invalid: false, error: null })),
  },
  {
    words: 'ar trebui să aibă eroarea',
    isFor: isControl,
    textOf: errorOf,
    // A group of controls is not marked itself.
    expect: looks((error, picked) => ({ ...(isField(picked) && { invalid: true }), error })),
  },
];

const Form = styled.form`
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
`;

interface PointFormProps {
  readonly picked: PickedElement;
  readonly scenario: Scenario;
  /** Index of the step after which the page is as it is now. */
  readonly step: number;
  readonly onExpect: (expectation: Expectation) => void;
  readonly onClose: () => void;
}

/** Lets the tester choose what to expect of an element on the page. */
export function PointForm({ picked, scenario: { machine, steps }, step, onExpect, onClose }: PointFormProps) {
  const kinds = KINDS.filter(({ isFor }) => isFor(picked));
  const [index, setIndex] = useState(0);
  const [written, setWritten] = useState<string>();
  const { [index]: kind } = kinds;
  if (kind === undefined) return null;
  const { keys, errors } = fieldNamed(machine, picked.name);
  // A form that was sent has emptied its fields.
  const typed = steps.findLast(
    (one, at) => at <= step && 'send' in one && 'field' in one.send && keys.includes(one.send.field),
  );
  const messages = Object.values(errors);
  const text = written ?? kind.textOf?.(picked, errors, typed) ?? '';
  const expectation = kind.expect(text, picked);
  const press = stoppedPress(machine, steps, step, expectation);
  const isMissing = kind.textOf !== undefined && kind.mayBeEmpty !== true && text.trim() === '';
  return (
    <Form
      ref={showInPanel}
      aria-label="Ce ar trebui"
      onSubmit={handleSubmit(() => {
        if (isMissing) return;
        onExpect(expectation);
        onClose();
      })}
    >
      <strong style={{ maxHeight: '4lh', overflow: 'hidden' }}>„{picked.name || picked.text}”</strong>
      <Select
        aria-label="Ce ar trebui"
        value={index}
        onChange={({ target }) => {
          setIndex(Number(target.value));
          setWritten(undefined);
        }}
      >
        {kinds.map(({ words }, at) => (
          <option key={words} value={at}>
            {words}
          </option>
        ))}
      </Select>
      {kind.textOf === errorOf && messages.length > 0 ? (
        <Select aria-label="Textul așteptat" value={text} onChange={({ target }) => setWritten(target.value)}>
          {messages.map((message) => (
            <option key={message}>{message}</option>
          ))}
        </Select>
      ) : (
        // Keeps its place, so that the buttons below stay under the pointer.
        <Input
          aria-label="Textul așteptat"
          style={{ visibility: kind.textOf === undefined ? 'hidden' : 'visible' }}
          value={text}
          onChange={({ target }) => setWritten(target.value)}
        />
      )}
      <ToolRow>
        <ToolButton type="submit" disabled={isMissing}>
          Scrie așteptarea
        </ToolButton>
        <ToolButton $variant="quiet" onClick={onClose}>
          Închide
        </ToolButton>
      </ToolRow>
      {press !== -1 && (
        <Quiet>Se așteaptă de la pasul {press + 1}, Trimitere. Pașii de după el se scot.</Quiet>
      )}
    </Form>
  );
}
