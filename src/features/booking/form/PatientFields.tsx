import type { Patient } from '../../../domain/entities';
import { FieldColumns } from '../../../ui/form/Field';
import { Note } from '../../../ui/text';
import { TextAreaField, TextField } from '../../../ui/form/TextField';
import { errorText, fieldId, FIELD_NAMES, PATIENT_INPUTS } from '../bookingFields';
import type { BookingContext } from '../session/bookingContext';

const { message, ...SHORT_INPUTS } = PATIENT_INPUTS;

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
        {(Object.keys(SHORT_INPUTS) as (keyof typeof SHORT_INPUTS)[]).map((field) => (
          <TextField key={field} {...SHORT_INPUTS[field]} {...bound(field)} />
        ))}
      </FieldColumns>
      <TextAreaField {...message} {...bound('message')} />
    </>
  );
}
