import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlLook } from './controlLook';
import { Field, type FieldProps } from './Field';

const Area = styled.textarea`
  ${controlLook}
  min-height: 7.5rem;
  resize: vertical;
`;

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextAreaField({ label, id, error, hint, optional, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} id={id} error={error} hint={hint} optional={optional}>
      {(attributes) => <Area {...area} {...attributes} rows={4} />}
    </Field>
  );
}
