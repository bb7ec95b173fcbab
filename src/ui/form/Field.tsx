import { useId, type ComponentProps, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, controlHeight, fontSize, radius, space } from '../tokens';
import { Icon } from '../Icon';
import { Stack, stackLook, type StackLook } from '../layout';
import { Note } from '../text';

/** A group of controls; `disabled` disables all of them while a form is being sent. */
export const Fieldset = styled.fieldset<StackLook>`
  ${stackLook}
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const controlLook = css`
  width: 100%;
  min-height: ${controlHeight};
  padding: ${space[2]} ${space[4]};
  background: ${color.surface};
  border: 1.5px solid ${color.control};
  border-radius: ${radius.control};
  line-height: 1.4;
  scroll-margin-block: 2rem;
  transition:
    border-color 150ms,
    box-shadow 150ms;
  &:hover:not(:disabled) {
    border-color: ${color.brand};
  }
  &:focus-visible {
    border-color: ${color.brand};
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &:disabled {
    background: ${color.sunken};
    border-color: ${color.hairline};
    color: ${color.muted};
    cursor: not-allowed;
    opacity: 1;
  }
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
`;

/** Short fields, or buttons, in columns, as many as there is room for. */
export const FieldColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  align-items: start;
  gap: ${space[5]};
`;

const Label = styled.label`
  font-weight: 600;
  line-height: 1.35;
`;

const Optional = styled.span`
  color: ${color.muted};
  font-weight: 400;
`;

export const FieldError = styled.p`
  display: flex;
  gap: ${space[2]};
  color: ${color.danger};
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.45;
`;

export interface FieldProps {
  readonly label: string;
  /** The control's id; a summary of errors links to it. */
  readonly id: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** The word that marks an optional field; a field without it is required. */
  readonly optionalMark?: string | undefined;
}

type ControlAttributes = Pick<
  ComponentProps<'input'>,
  'id' | 'required' | 'aria-invalid' | 'aria-describedby'
>;

interface FieldFrameProps extends FieldProps {
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** A label, a control, and the hint and error that describe it. */
export function Field({ label, id, error, hint, optionalMark, children }: FieldFrameProps) {
  const hintId = useId();
  const errorId = useId();
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <Stack $gap={2}>
      <Label htmlFor={id}>
        {label}
        {optionalMark && <Optional> ({optionalMark})</Optional>}
      </Label>
      {hint && (
        <Note $isSmall id={hintId}>
          {hint}
        </Note>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
        required: !optionalMark,
      })}
      {error && (
        <FieldError id={errorId}>
          <Icon name="CircleAlert" size={18} />
          {error}
        </FieldError>
      )}
    </Stack>
  );
}
