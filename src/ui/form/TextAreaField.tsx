import { styled } from 'styled-components';
import { controlLook } from './controlLook';
import { Field, type FieldProps } from './Field';

const Area = styled.textarea`
  ${controlLook}
  min-height: 7.5rem;
  resize: vertical;
`;

export function TextAreaField({ label, error, hint, optional, onValue, ...area }: FieldProps) {
  return (
    <Field id={area.id} {...{ label, error, hint }} {...(optional !== undefined && { optional })}>
      {(attributes) => (
        <Area
          {...area}
          {...attributes}
          rows={4}
          onChange={({ target }) => {
            onValue(target.value);
          }}
        />
      )}
    </Field>
  );
}
