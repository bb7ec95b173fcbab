import { styled } from 'styled-components';
import { WAITING_FIELDS, earlierAsk, waitingTexts, PARTS } from '../../content/pages/waiting';
import { DAY_NAMES } from '../../content/weekdays';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { FieldError, Fieldset } from '../../ui/form/Field';
import { TextField } from '../../ui/form/TextField';
import { color, space } from '../../ui/tokens';
import { StackedForm } from './PlainForm';
import { readPreference, type PreferenceOffer } from './preference';

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.75rem;
`;

export interface PreferenceFormProps extends PreferenceOffer {
  /** True where other doctors have the same service. */
  readonly hasOtherDoctors: boolean;
  /** An incomplete form, in which all that was ticked stays so. */
  readonly sent?: URLSearchParams | undefined;
  /** True for a person whose address is not known. */
  readonly isMailAsked: boolean;
}

/** Renders the choice of suitable times, by default all of the chosen doctor's days. Posts to the page's own address. */
export function PreferenceForm({ hasOtherDoctors, sent, isMailAsked, ...offer }: PreferenceFormProps) {
  const problems = sent && readPreference(sent, offer).problems;
  const box = (name: string, value: number, text: string, isTicked: boolean) => (
    <Choice key={value}>
      <input
        style={{ width: '1.375rem', height: '1.375rem', accentColor: color.brand }}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={sent?.getAll(name).includes(String(value)) ?? isTicked}
      />
      {text}
    </Choice>
  );
  const { day, part, anyDoctor } = WAITING_FIELDS;
  const groups = [
    {
      name: day,
      legend: waitingTexts.days,
      boxes: offer.days.map(({ weekday, isOthers }) => {
        const text = DAY_NAMES[weekday];
        return box(day, weekday, isOthers ? waitingTexts.othersDay(text) : text, !isOthers);
      }),
      problem: problems?.days,
    },
    {
      name: part,
      legend: waitingTexts.parts,
      boxes: PARTS.map(({ value, name }) => box(part, value, name, true)),
      problem: problems?.parts,
    },
  ];
  const fields = groups.map(({ name, problem }) => ({ target: name, text: problem }));
  return (
    <>
      <ErrorSummary
        fields={isMailAsked ? [{ target: WAITING_FIELDS.email, text: problems?.email }, ...fields] : fields}
      />
      <StackedForm $gap={5} method="post" noValidate aria-label={waitingTexts.form}>
        {isMailAsked && (
          <TextField
            label={waitingTexts.email}
            id={WAITING_FIELDS.email}
            name={WAITING_FIELDS.email}
            error={problems?.email}
            type="email"
            autoComplete="email"
            defaultValue={sent?.get(WAITING_FIELDS.email) ?? ''}
          />
        )}
        {groups.map(({ name, legend, boxes, problem }) => (
          <Fieldset
            style={{ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[6]}` }}
            key={name}
            id={name}
            aria-describedby={problem && `${name}-eroare`}
          >
            <legend style={{ padding: 0, fontWeight: 600 }}>{legend}</legend>
            {boxes}
            {problem && (
              <FieldError style={{ flexBasis: '100%' }} id={`${name}-eroare`}>
                {problem}
              </FieldError>
            )}
          </Fieldset>
        ))}
        {hasOtherDoctors && box(anyDoctor, 1, waitingTexts.anyDoctor, false)}
        <Button>{isMailAsked ? waitingTexts.ask : earlierAsk}</Button>
      </StackedForm>
    </>
  );
}
