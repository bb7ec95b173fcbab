import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { space } from '../../ui/tokens';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import type { ContactContext, ContactField } from './session/contactContext';
import { errorText, fieldId } from './contactFields';

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]};
  @media (min-width: 36rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :nth-child(n + 4),
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

type Input = Omit<ComponentProps<typeof TextField>, 'id' | 'name' | 'value' | 'onValue' | 'error'>;

const INPUTS: Record<Exclude<ContactField, 'message'>, Input> = {
  name: { label: 'Nume', autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  email: { label: 'E-mail', type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false },
  phone: { label: 'Telefon', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  subject: { label: 'Subiect' },
};

interface Props extends Pick<ContactContext, 'request' | 'problems'> {
  readonly onChange: (field: ContactField, value: string) => void;
}

export function ContactFields({ request, problems, onChange }: Props) {
  const bound = (field: ContactField) => ({
    id: fieldId(field),
    name: field,
    value: request[field],
    error: errorText(field, problems[field]),
    onValue: (value: string) => {
      onChange(field, value);
    },
  });
  return (
    <Grid>
      <TextField {...INPUTS.name} {...bound('name')} />
      <TextField {...INPUTS.email} {...bound('email')} />
      <TextField {...INPUTS.phone} {...bound('phone')} />
      <TextField {...INPUTS.subject} {...bound('subject')} />
      <TextAreaField label="Mesaj" {...bound('message')} />
    </Grid>
  );
}
