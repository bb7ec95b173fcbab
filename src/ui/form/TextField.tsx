import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlLook } from './controlLook';
import { Field, type FieldProps } from './Field';

const Input = styled.input`
  ${controlLook}
`;

type TextFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>;

export function TextField({ label, error, hint, optional, onValue, ...input }: TextFieldProps) {
  return (
    <Field id={input.id} {...{ label, error, hint }} {...(optional !== undefined && { optional })}>
      {(attributes) => (
        <Input
          {...input}
          {...attributes}
          onChange={({ target }) => {
            onValue(target.value);
          }}
        />
      )}
    </Field>
  );
}
