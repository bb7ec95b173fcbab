import type { Patient } from '../../../domain/entities';
import { FieldColumns } from '../../../ui/form/Field';
import { Note } from '../../../ui/text';
import { TextAreaField, TextField } from '../../../ui/form/TextField';
import { PERSON_INPUTS, type PersonInput } from '../../form/personFields';
import { errorText, fieldId, FIELD_NAMES } from '../bookingFields';
import type { BookingContext } from '../session/bookingContext';

const INPUTS: Record<Exclude<keyof Patient, 'message'>, PersonInput> = {
  firstName: { ...PERSON_INPUTS.name, label: 'Prenume', autoComplete: 'given-name' },
  lastName: { ...PERSON_INPUTS.name, label: 'Nume', autoComplete: 'family-name' },
  phone: PERSON_INPUTS.phone,
  email: PERSON_INPUTS.email,
};

interface PatientFieldsProps extends Pick<BookingContext, 'patient' | 'problems'> {
  readonly onChange?: (field: keyof Patient, value: string) => void;
}

export function PatientFields({ patient, problems, onChange }: PatientFieldsProps) {
  const bound = (field: keyof Patient) => ({
    id: fieldId(field),
    name: FIELD_NAMES[field],
    value: patient[field],
    error: errorText(field, problems[field]),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange?.(field, target.value),
  });
  return (
    <>
      <Note>
        Programați pe altcineva? Scrieți numele pacientului; telefonul și e-mailul pot fi ale dumneavoastră.
      </Note>
      <FieldColumns>
        {(Object.keys(INPUTS) as (keyof typeof INPUTS)[]).map((field) => (
          <TextField key={field} {...INPUTS[field]} {...bound(field)} />
        ))}
      </FieldColumns>
      <TextAreaField
        label="Informații suplimentare"
        optionalMark="opțional"
        hint="De exemplu: „prima vizită”, „am bilet de trimitere”, „vin cu mama mea”. Rezultatele le aduceți la consultație."
        {...bound('message')}
      />
    </>
  );
}
