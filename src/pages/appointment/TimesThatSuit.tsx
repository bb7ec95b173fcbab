import { styled } from 'styled-components';
import { APPOINTMENT_SLOTS } from '../../content/pages/appointment';
import { EARLIER_FIELDS, earlierTexts, PARTS, WEEKDAYS } from '../../content/pages/earlier';
import { color, measure, space } from '../../ui/tokens';

/** A form that asks which times suit. */
export const Wish = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space[5]};
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[6]};
    min-width: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-weight: 600;
  }
  label {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 2.75rem;
  }
  > :first-child {
    width: 100%;
    max-width: ${measure};
  }
  [type='checkbox'] {
    width: 1.375rem;
    height: 1.375rem;
    accent-color: ${color.brand};
  }
`;

export const Note = styled.p`
  max-width: ${measure};
  color: ${color.muted};
`;

interface ChoicesProps {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly { readonly value: number; readonly name: string }[];
}

function Choices({ legend, name, choices }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="checkbox" name={name} value={choice.value} defaultChecked />
          {choice.name}
        </label>
      ))}
    </fieldset>
  );
}

/** All of them, until told otherwise; whether with another doctor, too, the server asks where there is one. */
export function TimesThatSuit() {
  return (
    <>
      <Choices
        legend={earlierTexts.days}
        name={EARLIER_FIELDS.day}
        choices={WEEKDAYS.map((name, value) => ({ name, value }))}
      />
      <Choices legend={earlierTexts.parts} name={EARLIER_FIELDS.part} choices={PARTS} />
      <div>{APPOINTMENT_SLOTS.doctors}</div>
    </>
  );
}
