import { styled } from 'styled-components';
import { controlLook } from './controlLook';
import { Field, type FieldProps } from './Field';

const Area = styled.textarea`
  ${controlLook}
  min-height: 7.5rem;
  resize: vertical;
`;

export function TextAreaField(props: FieldProps) {
  return <Field {...props}>{(attributes) => <Area {...attributes} rows={4} />}</Field>;
}
