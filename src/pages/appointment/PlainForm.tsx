import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BUTTONS } from '../../content/messages';
import { Button } from '../../ui/Button';
import { ErrorSummary, focusedOnLoad, type SummarizedField } from '../../ui/form/ErrorSummary';
import { Notice } from '../../ui/Notice';
import { stackLook, type StackLook } from '../../ui/layout';
import { atLeast, below, measure } from '../../ui/tokens';

/** Fields that a form sends along, by their names; empty ones are left out. */
export function HiddenFields({ fields }: { readonly fields: Readonly<Record<string, string | number>> }) {
  return Object.entries(fields).map(
    ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
  );
}

/** Form whose fields have the reading width and whose button its own; on a phone both fill the form. */
export const StackedForm = styled.form<StackLook>`
  ${stackLook}
  max-width: ${measure};
  @media ${atLeast.sm} {
    ${Button} {
      justify-self: start;
    }
  }
`;

/** A form of one button, which acts at a press; on a phone the button is as wide as its place. */
export const ButtonForm = styled.form`
  justify-self: stretch;
  @media ${below.sm} {
    display: grid;
  }
`;

/** A problem above a form; takes the focus without scripts, as the summary of errors does. */
export const PlainProblem = ({ children }: { readonly children: ReactNode }) => (
  <div {...focusedOnLoad}>
    <Notice variant="danger" role="alert">
      {children}
    </Notice>
  </div>
);

interface PlainFormProps {
  readonly id?: string;
  /** The form's accessible name. */
  readonly name: string;
  readonly action: string;
  /** Further fields that are posted, by name. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly fields: readonly SummarizedField[];
  /** The reason why the server did not perform the action. */
  readonly problem?: string | undefined;
  readonly children: ReactNode;
}

/** A form that works without JavaScript; the server answers it with a page. */
export function PlainForm({ id, name, action, hidden = {}, fields, problem, children }: PlainFormProps) {
  return (
    <>
      {problem !== undefined && <PlainProblem>{problem}</PlainProblem>}
      <ErrorSummary fields={fields} />
      <StackedForm $gap={6} id={id} method="post" action={action} noValidate aria-label={name}>
        <HiddenFields fields={hidden} />
        {children}
        <Button>{BUTTONS.submit}</Button>
      </StackedForm>
    </>
  );
}
