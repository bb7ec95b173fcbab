import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { Patient } from '../../../domain/entities';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { TextField } from '../../../ui/form/TextField';
import { space } from '../../../ui/tokens';
import { errorText, fieldId, FIELD_NAMES } from '../bookingFields';
import type { BookingContext } from '../session/bookingContext';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  align-items: start;
  gap: ${space[5]};
  > :last-child {
    grid-column: 1 / -1;
  }
`;

type TextInput = Omit<ComponentProps<typeof TextField>, 'id' | 'name' | 'value' | 'onValue' | 'error'>;

const INPUTS: Record<Exclude<keyof Patient, 'message'>, TextInput> = {
  firstName: { label: 'Prenume', autoComplete: 'given-name', autoCapitalize: 'words', spellCheck: false },
  lastName: { label: 'Nume', autoComplete: 'family-name', autoCapitalize: 'words', spellCheck: false },
  phone: { label: 'Telefon', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  email: { label: 'E-mail', type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false },
};

interface PatientFieldsProps extends Pick<BookingContext, 'patient' | 'problems'> {
  readonly onChange: (field: keyof Patient, value: string) => void;
}

export function PatientFields({ patient, problems, onChange }: PatientFieldsProps) {
  const fieldProps = (field: keyof Patient) => ({
    id: fieldId(field),
    name: FIELD_NAMES[field],
    value: patient[field],
    error: errorText(field, problems[field]),
    onValue: (value: string) => {
      onChange(field, value);
    },
  });
  return (
    <Fields>
      <TextField {...INPUTS.firstName} {...fieldProps('firstName')} />
      <TextField {...INPUTS.lastName} {...fieldProps('lastName')} />
      <TextField {...INPUTS.phone} {...fieldProps('phone')} />
      <TextField {...INPUTS.email} {...fieldProps('email')} />
      <TextAreaField
        label="Informații suplimentare"
        optional="opțional"
        hint="Pe scurt, ce ar fi bine să știe medicul înainte. Nu scrieți aici rezultate sau diagnostice."
        {...fieldProps('message')}
      />
    </Fields>
  );
}
