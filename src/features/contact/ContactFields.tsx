import { FieldColumns } from '../../ui/form/Field';
import { TextAreaField, TextField } from '../../ui/form/TextField';
import type { ContactField } from '../../domain/entities';
import type { ContactContext } from './session/contactContext';
import { CONTACT_INPUTS, errorText, fieldId } from './contactFields';

interface ContactFieldsProps extends Pick<ContactContext, 'request' | 'problems'> {
  readonly onChange?: (field: ContactField, value: string) => void;
}

export function ContactFields({ request, problems, onChange }: ContactFieldsProps) {
  const bound = (field: ContactField) => ({
    id: fieldId(field),
    name: field,
    value: request[field],
    error: errorText(field, problems[field]),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange?.(field, target.value),
  });
  return (
    <>
      <TextField {...CONTACT_INPUTS.name} {...bound('name')} />
      <FieldColumns>
        <TextField {...CONTACT_INPUTS.email} {...bound('email')} />
        <TextField {...CONTACT_INPUTS.phone} {...bound('phone')} />
      </FieldColumns>
      <TextField {...CONTACT_INPUTS.subject} {...bound('subject')} />
      <TextAreaField {...CONTACT_INPUTS.message} {...bound('message')} />
    </>
  );
}
