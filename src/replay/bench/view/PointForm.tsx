import { useState } from 'react';
import { styled } from 'styled-components';
import { space } from '../../../ui/tokens';
import type { FormState } from '../../page/formWatch';
import { fieldNamed } from '../../run/fieldLabels';
import type { Expectation } from '../../run/report';
import { Input, Select, ToolButton, ToolRow, handleSubmit, showInPanel } from './parts';
import type { PickedElement } from '../watch/elementPicker';

/** A field's messages, by their problems. */
type Errors = Readonly<Record<string, string>>;

interface Kind {
  readonly words: string;
  readonly isFor: (picked: PickedElement) => boolean;
  /** Returns the text that is expected, unless the tester writes another; left out for a kind without text. */
  readonly textOf?: (picked: PickedElement, errors: Errors) => string | null | undefined;
  /** True if the expected text may be empty. */
  readonly mayBeEmpty?: boolean;
  /** Returns the expectation of the control, or of the page's text; null for none. */
  readonly look?: (text: string, picked: PickedElement) => object | null;
  readonly read?: 'present' | 'absent';
}

const isControl = ({ name }: PickedElement): boolean => name !== '';
const isText = ({ name }: PickedElement): boolean => name === '';
const isField = ({ look }: PickedElement): boolean => look?.value !== undefined;
const isRead = (picked: PickedElement): boolean => !isField(picked);

const textOf = ({ text }: PickedElement): string => text;
const valueOf = ({ look }: PickedElement) => look?.value;
const errorOf = ({ look }: PickedElement, { missing, invalid }: Errors) =>
  look?.error ?? (look?.value ? invalid : missing);

/** The kinds of expectations for an element that was picked. */
const KINDS: readonly Kind[] = [
  {
    words: 'ar trebui să conțină',
    isFor: isField,
    textOf: valueOf,
    mayBeEmpty: true,
    look: (value) => ({ value }),
  },
  { words: 'ar trebui să se citească', isFor: isRead, textOf, read: 'present' },
  { words: 'nu ar trebui să se citească', isFor: isText, textOf, read: 'absent' },
  { words: 'ar trebui să fie inactiv', isFor: isControl, look: () => ({ enabled: false }) },
  { words: 'ar trebui să se poată folosi', isFor: isControl, look: () => ({ enabled: true }) },
  { words: 'ar trebui să lipsească', isFor: isControl, look: () => null },
  {
    words: 'nu ar trebui să fie marcat greșit',
    isFor: isField,
    look: () => ({ invalid: false, error: null }),
  },
  {
    words: 'ar trebui să aibă eroarea',
    isFor: isControl,
    textOf: errorOf,
    // A group of controls is not marked itself.
    look: (error, picked) => ({ ...(isField(picked) && { invalid: true }), error }),
  },
];

function expectationOf({ look, read }: Kind, picked: PickedElement, text: string): Expectation {
  return look
    ? { controls: { [picked.name]: look(text, picked) } }
    : { text: { [read ?? 'present']: [text] } };
}

const Form = styled.form`
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
`;

interface PointFormProps {
  readonly picked: PickedElement;
  /** The form on the page. */
  readonly form: FormState | null;
  readonly onExpect: (expectation: Expectation) => void;
  readonly onClose: () => void;
}

/** Lets the tester choose what to expect of an element on the page. */
export function PointForm({ picked, form, onExpect, onClose }: PointFormProps) {
  const kinds = KINDS.filter(({ isFor }) => isFor(picked));
  const [index, setIndex] = useState(0);
  const [written, setWritten] = useState<string>();
  const { [index]: kind } = kinds;
  if (kind === undefined) return null;
  const { errors } = fieldNamed(form?.machine ?? 'booking', picked.name);
  const messages = Object.values(errors);
  const text = written ?? kind.textOf?.(picked, errors) ?? '';
  const isMissing = kind.textOf !== undefined && kind.mayBeEmpty !== true && text.trim() === '';
  return (
    <Form
      ref={showInPanel}
      aria-label="Ce ar trebui"
      onSubmit={handleSubmit(() => {
        if (isMissing) return;
        onExpect(expectationOf(kind, picked, text));
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
    </Form>
  );
}
