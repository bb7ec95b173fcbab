import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  EARLIER_FIELDS,
  earlierAsk,
  earlierTexts,
  LEAVE_FIELD,
  PARTS,
  WEEKDAYS,
} from '../../content/pages/earlier';
import { Button } from '../../ui/Button';
import { FieldError } from '../../ui/form/Field';
import { color, measure, space } from '../../ui/tokens';

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space[5]};
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[6]};
    min-width: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-weight: 600;
  }
  fieldset label,
  > label {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 2.75rem;
  }
  > div {
    width: 100%;
    max-width: ${measure};
  }
  [type='checkbox'] {
    width: 1.375rem;
    height: 1.375rem;
    accent-color: ${color.brand};
  }
`;

export interface WishFormProps {
  /** Whether other doctors have the same service. */
  readonly hasOtherDoctors: boolean;
  /** A form that was incomplete, in which all that was ticked stays so. */
  readonly sent?: URLSearchParams | undefined;
  /** Names what is missing in it. */
  readonly problem?: string | undefined;
  /** Stands before the times. */
  readonly children?: ReactNode;
}

/** Asks which times suit: all of them until others are chosen. Posts to the page itself, like {@link Leave}. */
export function WishForm({ hasOtherDoctors, sent, problem, children }: WishFormProps) {
  const box = (name: string, value: number, text: string, isTicked: boolean) => (
    <label key={value}>
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={sent?.getAll(name).includes(String(value)) ?? isTicked}
      />
      {text}
    </label>
  );
  return (
    <Form method="post">
      {problem !== undefined && <FieldError role="alert">{problem}</FieldError>}
      {children}
      <fieldset>
        <legend>{earlierTexts.days}</legend>
        {WEEKDAYS.map((text, weekday) => box(EARLIER_FIELDS.day, weekday, text, true))}
      </fieldset>
      <fieldset>
        <legend>{earlierTexts.parts}</legend>
        {PARTS.map(({ value, name }) => box(EARLIER_FIELDS.part, value, name, true))}
      </fieldset>
      {hasOtherDoctors && box(EARLIER_FIELDS.anyDoctor, 1, earlierTexts.anyDoctor, false)}
      <Button>{earlierAsk}</Button>
    </Form>
  );
}

/** Leaves the list. */
export function Leave() {
  return (
    <form method="post">
      <Button {...LEAVE_FIELD} $tone="secondary">
        {earlierTexts.leave}
      </Button>
    </form>
  );
}

export const Note = styled.p`
  max-width: ${measure};
  color: ${color.muted};
`;
