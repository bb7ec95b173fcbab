import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { APPOINTMENT_SLOTS } from '../../content/pages/appointment';
import { earlierAsk, earlierTexts, LEAVE_FIELD } from '../../content/pages/earlier';
import { Button } from '../../ui/Button';
import { FieldError } from '../../ui/form/Field';
import { color, measure, space } from '../../ui/tokens';

/** Its controls are written by server/patient/patientForms. */
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
  > :empty {
    display: none;
  }
  [type='checkbox'] {
    width: 1.375rem;
    height: 1.375rem;
    accent-color: ${color.brand};
  }
`;

/** Asks which times suit; posts to the page itself, like {@link Leave}. @property children what is asked first */
export function WishForm({ children }: { readonly children?: ReactNode }) {
  return (
    <Form method="post">
      <FieldError role="alert">{APPOINTMENT_SLOTS.problem}</FieldError>
      {children}
      {APPOINTMENT_SLOTS.wish}
      <Button>{earlierAsk}</Button>
    </Form>
  );
}

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
