import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BUTTONS } from '../../content/messages';
import { Button } from '../../ui/Button';
import { ErrorSummary, type SummarizedError } from '../../ui/form/ErrorSummary';
import { Notice } from '../../ui/Notice';
import { space } from '../../ui/tokens';
import { HiddenFields } from './HiddenFields';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[6]};
  > :not(button) {
    width: 100%;
  }
`;

/** Says what came of what was asked. */
export function Outcome({ text, tone }: { readonly text: string; readonly tone: 'info' | 'danger' }) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'}>
      <Notice tone={tone}>
        <p>{text}</p>
      </Notice>
    </div>
  );
}

interface PlainFormProps {
  readonly id?: string;
  /** The form's accessible name. */
  readonly name: string;
  /** Where it is posted. */
  readonly action: string;
  /** What is posted with what is typed, by names. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly errors: readonly SummarizedError[];
  /** Why the server did not do it. */
  readonly problem?: string | undefined;
  readonly children: ReactNode;
}

/** A form that works without JavaScript; the server answers it with a page. */
export function PlainForm({ id, name, action, hidden = {}, errors, problem, children }: PlainFormProps) {
  return (
    <>
      {problem !== undefined && <Outcome text={problem} tone="danger" />}
      {errors.length > 0 && <ErrorSummary title="Verificați câmpurile" errors={errors} />}
      <Form id={id} method="post" action={action} noValidate aria-label={name}>
        <HiddenFields of={hidden} />
        {children}
        <Button>{BUTTONS.submit}</Button>
      </Form>
    </>
  );
}
