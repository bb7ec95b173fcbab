import { styled } from 'styled-components';
import { useClinicFacts } from '../api/clinicFacts';
import { appointmentFacts, essentialFacts, LEADING_FACTS } from '../content/appointmentFacts';
import { dayName, momentWords } from '../content/dateWords';
import {
  appointmentForgottenTexts,
  appointmentHeadings,
  appointmentProblemTexts,
  appointmentTexts,
  type AppointmentState,
} from '../content/pages/appointment';
import { earlierAsk, earlierTexts } from '../content/pages/earlier';
import { bookingPath, PATHS } from '../content/paths';
import type { PatientPaths } from '../content/patientPaths';
import type { AppointmentDetails } from '../domain/entities';
import type { TimeOnDate } from '../domain/slotStatus';
import { Actions, Facts, PlainLink } from '../features/booking/receipt/receiptParts';
import { Button, buttonLook, type ButtonLook } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Icon } from '../ui/Icon';
import { color, fontSize, measure, notPrinted, space } from '../ui/tokens';
import { FactRows } from './appointment/FactRows';
import { OwnPage } from './appointment/OwnPage';

/** Works without any script. */
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

/** Asks once more, so that a slip of the finger cancels nothing. */
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

const Earlier = styled.p`
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

interface OwnDataProps {
  readonly paths: PatientPaths;
  readonly canForget: boolean;
}

/** Lets patients read and erase their own data (GDPR, articles 15 and 17), of this one appointment only. */
function OwnData({ paths, canForget }: OwnDataProps) {
  const { profile: clinic } = useClinicFacts();
  return (
    <Folded>
      <summary>{appointmentTexts.yourData}</summary>
      <div>
        <p>{appointmentTexts.dataNote}</p>
        <a href={paths.data} download>
          {appointmentTexts.readData}
        </a>
        <p>{canForget ? appointmentTexts.forgetNote : appointmentTexts.forgetLater}</p>
        {canForget && (
          <form method="post" action={paths.forget}>
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

/** Says once, where the patient's page was, that it is gone. */
export function AppointmentForgottenPage() {
  const { heading, lead, home } = appointmentForgottenTexts;
  return (
    <OwnPage heading={heading} lead={lead}>
      <Actions>
        <ButtonLink to={PATHS.home}>{home}</ButtonLink>
      </Actions>
    </OwnPage>
  );
}

interface ProblemPageProps {
  readonly problem: string;
  /** Whose page it stands in for. */
  readonly of: 'patient' | 'form';
}

/** Stands in for a page that the server cannot show, or on which it refuses what was asked. */
export function ProblemPage({ problem, of }: ProblemPageProps) {
  const { heading, whatNow, reopen, sendAgain } = appointmentProblemTexts;
  return (
    <OwnPage heading={heading} lead={problem}>
      <p>{of === 'form' ? sendAgain : whatNow}</p>
      {/* Opens the same address, also after one that was posted. */}
      {of === 'patient' && (
        <form method="get">
          <Button $tone="secondary">{reopen}</Button>
        </form>
      )}
    </OwnPage>
  );
}

const UNCONFIRMED: readonly AppointmentState[] = ['unconfirmed', 'lost', 'late'];

export interface AppointmentPageProps {
  readonly appointment: AppointmentDetails;
  readonly state: AppointmentState;
  readonly paths: PatientPaths;
  /** Whether the patient waits for an earlier time; undefined where that is impossible. */
  readonly isWaiting?: boolean | undefined;
  /** Free times that can be booked in place of a lost one. */
  readonly nearest?: readonly TimeOnDate[];
}

/** Shows a patient the appointment that a link leads to. */
export function AppointmentPage(props: AppointmentPageProps) {
  const { appointment, state, paths, isWaiting, nearest = [] } = props;
  const { profile: clinic } = useClinicFacts();
  const isUpcoming = state === 'upcoming';
  const facts = (isUpcoming || state === 'unconfirmed' ? appointmentFacts : essentialFacts)(
    appointment,
    clinic,
  )
    // The patient's name is gone with a booking that was not confirmed in time.
    .filter(({ lines }) => lines.some(({ text }) => text.trim() !== ''));
  const leading = LEADING_FACTS.flatMap((label) => facts.filter((fact) => fact.label === label));
  const { service, doctor } = appointment;
  const links = nearest.map((time) => ({
    text: '',
    link: {
      text: `${dayName(time.date)}, ora ${time.startTime}`,
      url: bookingPath({ service: service?.id, doctor: doctor?.id, time }),
    },
  }));
  return (
    <OwnPage {...appointmentHeadings(momentWords(appointment))[state]}>
      <FirstFacts>
        <FactRows facts={leading} />
        {links.length > 0 && <FactRows facts={[{ label: appointmentTexts.nearest, lines: links }]} />}
      </FirstFacts>
      {state === 'unconfirmed' && (
        <form method="post" action={paths.confirm}>
          <Button>{appointmentTexts.confirm}</Button>
        </form>
      )}
      {isUpcoming && (
        <Actions>
          <PlainLink href={paths.move}>{appointmentTexts.move}</PlainLink>
          <Cancel $tone="secondary">
            <summary>{appointmentTexts.cancel}</summary>
            <form method="post" action={paths.page}>
              <p>{appointmentTexts.cancelNote}</p>
              <Button $tone="secondary">{appointmentTexts.cancelForGood}</Button>
            </form>
          </Cancel>
          <PlainLink href={paths.calendar} download="programare.ics" $tone="quiet">
            <Icon name="CalendarPlus" size={20} />
            {appointmentTexts.addToCalendar}
          </PlainLink>
        </Actions>
      )}
      {isWaiting !== undefined && (
        <Earlier>
          <PlainLink href={paths.earlier} $tone="secondary">
            {isWaiting ? earlierTexts.waiting : earlierAsk}
          </PlainLink>
        </Earlier>
      )}
      <Facts>
        <FactRows facts={facts.filter((fact) => !leading.includes(fact))} />
      </Facts>
      {isUpcoming && <p>{appointmentTexts.linkNote}</p>}
      {!isUpcoming && state !== 'unconfirmed' && (
        <Actions>
          <ButtonLink to={PATHS.booking}>{appointmentTexts.bookAgain}</ButtonLink>
        </Actions>
      )}
      {/* A booking that is not confirmed is forgotten by itself. */}
      {!UNCONFIRMED.includes(state) && <OwnData paths={paths} canForget={!isUpcoming} />}
    </OwnPage>
  );
}
