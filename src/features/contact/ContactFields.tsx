import { contactTexts } from '../../content/pages/contact';
import { FieldColumns } from '../../ui/form/Field';
import { TextAreaField, TextField } from '../../ui/form/TextField';
import { PERSON_INPUTS, type PersonInput } from '../form/personFields';
import type { ContactField } from '../../domain/entities';
import type { ContactContext } from './session/contactContext';
import { errorText, fieldId } from './contactFields';

const INPUTS: Record<Exclude<ContactField, 'message'>, PersonInput> = {
  ...PERSON_INPUTS,
  email: { ...PERSON_INPUTS.email, enterKeyHint: 'next' },
  subject: { label: 'Subiect' },
};

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
      <TextField {...INPUTS.name} {...bound('name')} />
      <FieldColumns>
        <TextField {...INPUTS.email} {...bound('email')} />
        <TextField {...INPUTS.phone} {...bound('phone')} />
      </FieldColumns>
      <TextField {...INPUTS.subject} {...bound('subject')} />
      <TextAreaField label="Mesaj" hint={contactTexts.messageHint} {...bound('message')} />
    </>
  );
}
