import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EARLIER_FIELDS, earlierAsk, earlierTexts, LEAVE_FIELD, PARTS } from '../../content/pages/earlier';
import { WEEKDAYS } from '../../content/weekdays';
import { Button } from '../../ui/Button';
import { FieldError } from '../../ui/form/Field';
import { Lock } from '../../ui/Lock';
import { color, space } from '../../ui/tokens';
import { Form } from './PlainForm';

/** Not locked, but one group of boxes. */
const Group = styled(Lock)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
`;

const Legend = styled.legend`
  padding: 0;
  font-weight: 600;
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.75rem;
`;

const Box = styled.input`
  width: 1.375rem;
  height: 1.375rem;
  accent-color: ${color.brand};
`;

export interface WishFormProps {
  /** True where other doctors have the same service. */
  readonly hasOtherDoctors: boolean;
  /** A form that was incomplete, in which all that was ticked stays so. */
  readonly sent?: URLSearchParams | undefined;
  /** Names what is missing in it. */
  readonly problem?: string | undefined;
  /** Rendered before the times. */
  readonly children?: ReactNode;
}

/** Renders the choice of suitable times, all by default. Posts to the page's own address, like {@link Leave}. */
export function PreferenceForm({ hasOtherDoctors, sent, problem, children }: WishFormProps) {
  const box = (name: string, value: number, text: string, isTicked: boolean) => (
    <Choice key={value}>
      <Box
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={sent?.getAll(name).includes(String(value)) ?? isTicked}
      />
      {text}
    </Choice>
  );
  return (
    <Form $gap={5} method="post">
      {problem !== undefined && <FieldError role="alert">{problem}</FieldError>}
      {children}
      <Group>
        <Legend>{earlierTexts.days}</Legend>
        {WEEKDAYS.map((text, weekday) => box(EARLIER_FIELDS.day, weekday, text, true))}
      </Group>
      <Group>
        <Legend>{earlierTexts.parts}</Legend>
        {PARTS.map(({ value, name }) => box(EARLIER_FIELDS.part, value, name, true))}
      </Group>
      {hasOtherDoctors && box(EARLIER_FIELDS.anyDoctor, 1, earlierTexts.anyDoctor, false)}
      <Button>{earlierAsk}</Button>
    </Form>
  );
}

/** Renders the button that leaves the waiting list. */
export function Leave() {
  return (
    <form method="post">
      <Button {...LEAVE_FIELD} $variant="secondary">
        {earlierTexts.leave}
      </Button>
    </form>
  );
}
