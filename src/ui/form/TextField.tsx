import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlLook, Field, type FieldProps } from './Field';

const Input = styled.input`
  ${controlLook}
`;

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** Renders a text field; without `enterKeyHint` the last one of its form, in which Enter sends. */
export function TextField(props: TextFieldProps) {
  const { label, id, error, hint, optionalMark, enterKeyHint = 'send', ...input } = props;
  return (
    <Field label={label} id={id} error={error} hint={hint} optionalMark={optionalMark}>
      {(attributes) => <Input {...input} {...attributes} enterKeyHint={enterKeyHint} />}
    </Field>
  );
}

const Area = styled.textarea`
  ${controlLook}
  min-height: 7.5rem;
  resize: vertical;
`;

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextAreaField({ label, id, error, hint, optionalMark, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} id={id} error={error} hint={hint} optionalMark={optionalMark}>
      {(attributes) => <Area {...area} {...attributes} rows={4} />}
    </Field>
  );
}
