import { styled } from 'styled-components';
import {
  APPOINTMENT_SLOTS,
  appointmentForgottenTexts,
  appointmentHeadings,
  appointmentProblemTexts,
  appointmentTexts,
  type AppointmentState,
} from '../content/pages/appointment';
import { useClinicFacts } from '../api/clinicFacts';
import { PATHS } from '../content/paths';
import { Actions, Facts, Paper, PlainLink } from '../features/booking/receipt/receiptParts';
import { PageTitle } from '../layout/PageTitle';
import { Button, buttonLook, type ButtonLook } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Section } from '../ui/grid/Section';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { color, fontSize, measure, notPrinted, space } from '../ui/tokens';
import { AnyQuestion } from './appointment/AnyQuestion';

const HEADING_ID = 'datele-programarii';

/** Closed until asked for. It works without any script. */
const Folded = styled.details`
  border-top: 1px solid ${color.hairline};
  padding-top: ${space[4]};
  summary {
    min-height: 2.75rem;
    align-content: center;
    cursor: pointer;
    font-weight: 600;
  }
  > :not(summary) {
    display: grid;
    justify-items: start;
    gap: ${space[4]};
    max-width: ${measure};
    padding-top: ${space[2]};
  }
  ${notPrinted}
`;

/** Asks once more, so that nobody cancels by a slip of the finger. */
const Cancel = styled.details<ButtonLook>`
  align-self: start;
  &[open] {
    flex-basis: 100%;
  }
  summary {
    ${buttonLook}
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
  form {
    display: grid;
    justify-items: start;
    gap: ${space[4]};
    max-width: ${measure};
    padding-block: ${space[4]};
  }
`;

/** A bare link by the server, where mail can tell of an earlier time. */
const Earlier = styled.p<ButtonLook>`
  &:empty {
    display: none;
  }
  a {
    ${buttonLook}
  }
  ${notPrinted}
`;

/** First in its paper, whose own edge is above it: one line there is enough. */
const FirstFacts = styled(Facts)`
  > div:first-child {
    padding-top: 0;
    border-top: 0;
    dd {
      font-size: ${fontSize.h3};
      line-height: 1.3;
    }
  }
`;

/** What a patient may ask about their own data (GDPR, articles 15 and 17); of this one appointment only. */
function OwnData({ canForget }: { readonly canForget: boolean }) {
  const { profile: clinic } = useClinicFacts();
  return (
    <Folded>
      <summary>{appointmentTexts.yourData}</summary>
      <div>
        <p>{appointmentTexts.dataNote}</p>
        <a href={APPOINTMENT_SLOTS.data} download>
          {appointmentTexts.readData}
        </a>
        <p>{canForget ? appointmentTexts.forgetNote : appointmentTexts.forgetLater}</p>
        {canForget && (
          <form method="post" action={APPOINTMENT_SLOTS.forget}>
            <Button $tone="secondary">{appointmentTexts.forget}</Button>
          </form>
        )}
        <p>
          {appointmentTexts.otherData} <a href={`mailto:${clinic.email}`}>{clinic.email}</a>.
        </p>
      </div>
    </Folded>
  );
}

/** What is said once, where the patient's page was. */
export function AppointmentForgottenPage() {
  const { heading, lead, home } = appointmentForgottenTexts;
  return (
    <>
      <PageTitle heading={heading} lead={lead} />
      <Section>
        <Paper aria-label={heading}>
          <Actions>
            <ButtonLink to={PATHS.home}>{home}</ButtonLink>
          </Actions>
          <AnyQuestion />
        </Paper>
      </Section>
    </>
  );
}

/** In the place of a page when the server cannot show it or refuses what was asked there: a patient's, or a form's. */
export function ProblemPage({ of }: { readonly of: 'patient' | 'form' }) {
  const { heading, whatNow, reopen, sendAgain } = appointmentProblemTexts;
  return (
    <>
      <PageTitle heading={heading} lead={APPOINTMENT_SLOTS.problem} />
      <Section>
        <Paper aria-label={heading}>
          <p>{of === 'form' ? sendAgain : whatNow}</p>
          {/* A form asks this address anew, also after one that was posted; a link would need the address. */}
          {of === 'patient' && (
            <form method="get">
              <Button $tone="secondary">{reopen}</Button>
            </form>
          )}
          <AnyQuestion />
        </Paper>
      </Section>
    </>
  );
}

const UNCONFIRMED: readonly AppointmentState[] = ['unconfirmed', 'lost', 'late'];

/** The server replaces the slots by what it knows of one appointment; see server/patient. */
export function AppointmentPage({ state }: { readonly state: AppointmentState }) {
  const { heading, lead } = appointmentHeadings[state];
  return (
    <>
      <PageTitle heading={heading} lead={lead} />
      <Section>
        <Paper aria-labelledby={HEADING_ID}>
          <VisuallyHidden as="h2" id={HEADING_ID}>
            {appointmentTexts.facts}
          </VisuallyHidden>
          <FirstFacts>{APPOINTMENT_SLOTS.facts}</FirstFacts>
          {state === 'unconfirmed' && (
            <form method="post" action={APPOINTMENT_SLOTS.confirm}>
              <Button>{appointmentTexts.confirm}</Button>
            </form>
          )}
          {state === 'upcoming' && (
            <>
              <Actions>
                <PlainLink href={APPOINTMENT_SLOTS.move} target="_self">
                  {appointmentTexts.move}
                </PlainLink>
                <Cancel $tone="secondary">
                  <summary>{appointmentTexts.cancel}</summary>
                  <form method="post">
                    <p>{appointmentTexts.cancelNote}</p>
                    <Button $tone="secondary">{appointmentTexts.cancelForGood}</Button>
                  </form>
                </Cancel>
                <PlainLink href={APPOINTMENT_SLOTS.calendar} download="programare.ics" $tone="quiet">
                  <Icon name="CalendarPlus" size={20} />
                  {appointmentTexts.addToCalendar}
                </PlainLink>
              </Actions>
              <Earlier $tone="secondary">{APPOINTMENT_SLOTS.earlier}</Earlier>
              <Facts>{APPOINTMENT_SLOTS.details}</Facts>
              <p>{appointmentTexts.linkNote}</p>
            </>
          )}
          {state !== 'upcoming' && <Facts>{APPOINTMENT_SLOTS.details}</Facts>}
          {state !== 'upcoming' && state !== 'unconfirmed' && (
            <Actions>
              <ButtonLink to={PATHS.booking}>{appointmentTexts.bookAgain}</ButtonLink>
            </Actions>
          )}
          {/* What is not confirmed is forgotten by itself. */}
          {!UNCONFIRMED.includes(state) && <OwnData canForget={state !== 'upcoming'} />}
          <AnyQuestion />
        </Paper>
      </Section>
    </>
  );
}
