import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../tokens';
import { Icon } from '../Icon';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

const Label = styled.label`
  font-weight: 600;
  line-height: 1.35;
  span {
    color: ${color.muted};
    font-weight: 400;
  }
`;

const Hint = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.45;
`;

export const FieldError = styled.p`
  display: flex;
  gap: ${space[2]};
  color: ${color.danger};
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.45;
  svg {
    flex: none;
    font-size: inherit;
    width: 1.15em;
    height: 1.45em;
  }
`;

/** What every field is told, whatever its control. */
export interface FieldProps {
  readonly label: string;
  /** The control's id; a summary of errors links to it. */
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** The word that marks an optional field; a field without it is required. */
  readonly optional?: string;
}

interface ControlAttributes extends Pick<FieldProps, 'id' | 'name' | 'value'> {
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly required: boolean;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

interface FieldFrameProps extends FieldProps {
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** A label, a control, and the hint and error that describe it. */
export function Field(props: FieldFrameProps) {
  const { label, id, name, value, onValue, error, hint, optional, children } = props;
  const hintId = useId();
  const errorId = useId();
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <Box>
      <Label htmlFor={id}>
        {label}
        {optional && <span> ({optional})</span>}
      </Label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {children({
        id,
        name,
        value,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
        required: !optional,
        onChange: ({ target }) => {
          onValue(target.value);
        },
      })}
      {error && (
        <FieldError id={errorId}>
          <Icon name="CircleAlert" />
          {error}
        </FieldError>
      )}
    </Box>
  );
}
