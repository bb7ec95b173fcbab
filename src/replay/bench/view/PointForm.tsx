import { useState } from 'react';
import type { Expectation } from '../../run/report';
import { Bar, Input, Select, ToolButton } from './parts';
import type { Pointed } from '../watch/pointer';

interface Kind {
  readonly words: string;
  readonly isFor: (pointed: Pointed) => boolean;
  readonly hasText?: boolean;
  /** True if the expected text may be empty. */
  readonly mayBeEmpty?: boolean;
  readonly expectation: (pointed: Pointed, text: string) => Expectation;
}

const isControl = ({ name }: Pointed): boolean => name !== '';
const isText = ({ name }: Pointed): boolean => name === '';
const isField = ({ value }: Pointed): boolean => value !== undefined;

/** The kinds of expectations for an element that was pointed at. */
const KINDS: readonly Kind[] = [
  {
    words: 'ar trebui să conțină',
    isFor: isField,
    hasText: true,
    mayBeEmpty: true,
    expectation: ({ name }, value) => ({ controls: { [name]: { value } } }),
  },
  {
    words: 'ar trebui să se citească',
    isFor: (pointed) => !isField(pointed),
    hasText: true,
    expectation: (_, text) => ({ text: { present: [text] } }),
  },
  {
    words: 'nu ar trebui să se citească',
    isFor: isText,
    expectation: ({ text }) => ({ text: { absent: [text] } }),
  },
  {
    words: 'ar trebui să fie inactiv',
    isFor: isControl,
    expectation: ({ name }) => ({ controls: { [name]: { enabled: false } } }),
  },
  {
    words: 'ar trebui să se poată folosi',
    isFor: isControl,
    expectation: ({ name }) => ({ controls: { [name]: { enabled: true } } }),
  },
  {
    words: 'ar trebui să lipsească',
    isFor: isControl,
    expectation: ({ name }) => ({ controls: { [name]: null } }),
  },
  {
    words: 'ar trebui să aibă eroarea',
    isFor: isControl,
    hasText: true,
    expectation: ({ name }, error) => ({ controls: { [name]: { invalid: true, error } } }),
  },
];

interface PointFormProps {
  readonly pointed: Pointed;
  readonly onExpect: (expectation: Expectation) => void;
  readonly onClose: () => void;
}

/** Lets the tester choose what to expect of an element on the page. */
export function PointForm({ pointed, onExpect, onClose }: PointFormProps) {
  const kinds = KINDS.filter(({ isFor }) => isFor(pointed));
  const [index, setIndex] = useState(0);
  const [text, setText] = useState(pointed.value ?? pointed.text);
  const { [index]: kind } = kinds;
  if (kind === undefined) return null;
  return (
    <form
      aria-label="Ce ar trebui"
      onSubmit={(event) => {
        event.preventDefault();
        onExpect(kind.expectation(pointed, text));
        onClose();
      }}
    >
      <Bar>
        <strong>„{pointed.name || pointed.text}”</strong>
        <Select
          aria-label="Ce ar trebui"
          value={index}
          onChange={({ target }) => setIndex(Number(target.value))}
        >
          {kinds.map(({ words }, at) => (
            <option key={words} value={at}>
              {words}
            </option>
          ))}
        </Select>
        {kind.hasText === true && (
          <Input
            aria-label="Textul așteptat"
            required={kind.mayBeEmpty !== true}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        <ToolButton type="submit">Scrie așteptarea</ToolButton>
        <ToolButton $variant="quiet" onClick={onClose}>
          Închide
        </ToolButton>
      </Bar>
    </form>
  );
}
