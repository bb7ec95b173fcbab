import { styled } from 'styled-components';
import { APPOINTMENT_SLOTS, moveTexts } from '../../content/pages/appointment';
import { Paper, PlainLink } from '../../features/booking/receipt/receiptParts';
import { PageTitle } from '../../layout/PageTitle';
import { buttonLook, type ButtonLook } from '../../ui/Button';
import { Section } from '../../ui/grid/Section';
import { Notice } from '../../ui/Notice';
import { color, fontSize, space } from '../../ui/tokens';
import { AnyQuestion } from './AnyQuestion';

/** What the server writes into these parts are bare links and buttons. */
const small: ButtonLook = { $tone: 'secondary', $small: true };

const Choice = styled.nav<ButtonLook>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  a {
    ${buttonLook}
  }
  a[aria-current] {
    background: ${color.brandTint};
  }
`;

const FreeTimes = styled.form<ButtonLook>`
  display: grid;
  gap: ${space[5]};
  h3 {
    font-size: ${fontSize.body};
    line-height: 1.4;
    letter-spacing: 0;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    padding-top: ${space[2]};
    color: ${color.muted};
  }
  button {
    ${buttonLook}
    font-variant-numeric: tabular-nums;
  }
`;

/** Filled by server/patient/movePage. @property isRefused after a press that moved nothing */
export function MovePage({ isRefused }: { readonly isRefused: boolean }) {
  const { heading, lead, refusedLead, press, times, nearest, doctors, weeks, back } = moveTexts;
  const { problem, move, page, ...slots } = APPOINTMENT_SLOTS;
  return (
    <>
      <PageTitle heading={heading} lead={isRefused ? refusedLead : lead} />
      <Section>
        <Paper aria-label={heading}>
          {isRefused && (
            <Notice tone="danger">
              <p>
                {problem} {nearest}
              </p>
              <FreeTimes method="post" action={move} {...small}>
                {slots.nearest}
              </FreeTimes>
            </Notice>
          )}
          <Choice aria-label={doctors} {...small}>
            {slots.doctors}
          </Choice>
          <h2>{times}</h2>
          <p>{press}</p>
          <Choice aria-label={weeks} {...small}>
            {slots.weeks}
          </Choice>
          <FreeTimes method="post" action={move} aria-label={times} {...small}>
            {slots.times}
          </FreeTimes>
          <p>
            <PlainLink href={page} target="_self" $tone="quiet">
              {back}
            </PlainLink>
          </p>
          <AnyQuestion />
        </Paper>
      </Section>
    </>
  );
}
