import { styled } from 'styled-components';
import { APPOINTMENT_SLOTS } from '../../content/pages/appointment';
import {
  EARLIER_FIELDS,
  earlierAsk,
  earlierHeadings,
  earlierTexts,
  PARTS,
  WEEKDAYS,
  type EarlierState,
} from '../../content/pages/earlier';
import { Actions, Facts, Paper, PlainLink } from '../../features/booking/receipt/receiptParts';
import { PageTitle } from '../../layout/PageTitle';
import { Button } from '../../ui/Button';
import { Section } from '../../ui/grid/Section';
import { color, measure, space } from '../../ui/tokens';
import { AnyQuestion } from './AnyQuestion';

const Wish = styled.form`
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
  input {
    width: 1.375rem;
    height: 1.375rem;
    accent-color: ${color.brand};
  }
`;

const Note = styled.p`
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

/** Posts to the page itself; without a day it leaves the list. */
function Leave() {
  return (
    <form method="post" action={APPOINTMENT_SLOTS.earlier}>
      <Button $tone="secondary">{earlierTexts.leave}</Button>
    </form>
  );
}

/** Where a patient waits for an earlier time and is shown one; filled by server/patient/earlierPage. */
export function EarlierPage({ state }: { readonly state: EarlierState }) {
  const { heading, lead } = earlierHeadings[state];
  const { page, move, earlier, nearest, facts, doctors } = APPOINTMENT_SLOTS;
  return (
    <>
      <PageTitle heading={heading} lead={lead} />
      <Section>
        <Paper aria-label={heading}>
          {state === 'ask' && (
            <Wish method="post" action={earlier}>
              <Choices
                legend={earlierTexts.days}
                name={EARLIER_FIELDS.day}
                choices={WEEKDAYS.map((name, value) => ({ name, value }))}
              />
              <Choices legend={earlierTexts.parts} name={EARLIER_FIELDS.part} choices={PARTS} />
              <div>{doctors}</div>
              <Button>{earlierAsk}</Button>
            </Wish>
          )}
          {state === 'waiting' && <Facts>{facts}</Facts>}
          {state === 'offer' && (
            <>
              <p>
                {earlierTexts.keeps} {earlierTexts.notHeld}
              </p>
              <form method="post" action={move}>
                {nearest}
                <Button>{earlierTexts.move}</Button>
              </form>
            </>
          )}
          {state !== 'offer' && <Note>{earlierTexts.how}</Note>}
          <Actions>
            {state !== 'offer' && (
              <PlainLink href={move} target="_self" $tone="secondary">
                {earlierTexts.freeNow}
              </PlainLink>
            )}
            {state !== 'ask' && <Leave />}
            <PlainLink href={page} target="_self" $tone="quiet">
              Înapoi la programare
            </PlainLink>
          </Actions>
          <AnyQuestion />
        </Paper>
      </Section>
    </>
  );
}
