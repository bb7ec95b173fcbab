import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlLook } from './controlLook';
import { Field, type FieldProps } from './Field';

const Input = styled.input`
  ${controlLook}
`;

type TextFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>;

export function TextField(props: TextFieldProps) {
  const { type, autoComplete, inputMode, autoCapitalize, spellCheck } = props;
  return (
    <Field {...props}>
      {(attributes) => (
        // In our forms another field always follows.
        <Input
          {...{ type, autoComplete, inputMode, autoCapitalize, spellCheck }}
          {...attributes}
          enterKeyHint="next"
        />
      )}
    </Field>
  );
}
