import { styled } from 'styled-components';
import { useFacts } from '../../api/facts';
import { appointmentPageFacts } from '../../content/pages/appointmentPageFacts';
import { weekdayDateTime, longDateTime } from '../../content/dateWords';
import {
  appointmentHeadings,
  appointmentTexts,
  moveFields,
  type AppointmentState,
  type LastAction,
} from '../../content/pages/appointment';
import { DECLINED } from '../../content/refusals';
import { earlierAsk, waitingTexts } from '../../content/pages/waiting';
import { bookingPath } from '../../content/bookingQuery';
import type { PatientPaths } from '../../content/patientPaths';
import { doctorName, type AppointmentDetails } from '../../domain/entities';
import type { TimeOnDate } from '../../domain/slotStatus';
import type { LeftTime } from '../../domain/wayBack';
import { OnPaper } from '../../features/booking/receipt/ReceiptWords';
import { AppointmentFacts } from '../../features/booking/receipt/receiptParts';
import { Button, ButtonLink, PlainLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { fontSize } from '../../ui/tokens';
import { ButtonForm, HiddenFields } from './PlainForm';
import { OwnData } from './OwnData';
import { OwnPage } from './OwnPage';
import { Actions, Stack } from '../../ui/layout';

const CANCEL_ID = 'anulare';

/** Requires a second press, so that an accidental tap cancels nothing. The link to it brings it into view without scripts. */
const Cancel = styled(Stack)`
  flex-basis: 100%;
  scroll-margin-top: 4rem;
  &:not(:target) {
    display: none;
  }
`;

/** Shows the first fact larger and without a border, because the card's own edge is above it. */
const LeadingFacts = styled(AppointmentFacts)`
  > :first-child {
    padding-top: 0;
    border-top: 0;
    font-size: ${fontSize.h3};
    line-height: 1.3;
  }
`;

const UNCONFIRMED: readonly AppointmentState[] = ['unconfirmed', 'lost', 'late'];

export interface AppointmentPageProps {
  readonly appointment: AppointmentDetails;
  readonly state: AppointmentState;
  /** The last move while it can be undone, or a confirmation just now; undefined for none. */
  readonly lastAction?: LastAction | undefined;
  readonly paths: PatientPaths;
  /** The absolute address of the page, for its printed copy. */
  readonly address: string;
  /** The time that the patient may go back to; `isFree` is false once it cannot be booked any more. */
  readonly formerTime?: (LeftTime & { readonly isFree: boolean }) | undefined;
  /** True while the patient may choose another time of an upcoming appointment. */
  readonly mayMove?: boolean | undefined;
  /** True while the patient is on the waiting list; undefined where that is impossible. */
  readonly isWaiting?: boolean | undefined;
  /** Free times that can be booked in place of a lost one. */
  readonly nearest?: readonly TimeOnDate[];
}

/** Offers the time that the patient has just left, unless it is taken. */
function WayBack({ formerTime, paths, appointment }: AppointmentPageProps) {
  if (formerTime === undefined) return null;
  const former = `${weekdayDateTime(formerTime)}, la ${doctorName(formerTime.doctor)}`;
  if (!formerTime.isFree)
    return (
      <Notice role="status">
        <p>{appointmentTexts.leftTaken(former)}</p>
      </Notice>
    );
  return (
    <Notice role="status">
      <p>{appointmentTexts.wayBackNote(formerTime.until)}</p>
      <ButtonForm method="post" action={paths.move}>
        <HiddenFields fields={moveFields(formerTime, appointment.moves ?? 0)} />
        <Button $variant="secondary">{appointmentTexts.wayBack(former)}</Button>
      </ButtonForm>
    </Notice>
  );
}

function UpcomingActions({ paths, mayMove, isWaiting }: AppointmentPageProps) {
  return (
    <Actions>
      {mayMove ? (
        <PlainLink href={paths.move}>{appointmentTexts.move}</PlainLink>
      ) : (
        <p style={{ flexBasis: '100%' }}>{DECLINED.tooOften.toVisitor}</p>
      )}
      <PlainLink href={`#${CANCEL_ID}`} $variant="secondary">
        {appointmentTexts.cancel}
      </PlainLink>
      <Cancel id={CANCEL_ID} role="group" aria-label={appointmentTexts.cancel} tabIndex={-1}>
        <p>{appointmentTexts.cancelNote}</p>
        <Actions style={{ justifySelf: 'stretch' }}>
          <ButtonForm method="post" action={paths.page}>
            <Button $variant="secondary">{appointmentTexts.cancelForGood}</Button>
          </ButtonForm>
          <PlainLink href={paths.page} $variant="quiet">
            {appointmentTexts.keep}
          </PlainLink>
        </Actions>
      </Cancel>
      <PlainLink href={paths.calendar} $variant="quiet">
        <Icon name="CalendarPlus" size={20} />
        {appointmentTexts.addToCalendar}
      </PlainLink>
      {isWaiting !== undefined && (
        <PlainLink href={paths.earlier} $variant="secondary">
          {isWaiting ? waitingTexts.waiting : earlierAsk}
        </PlainLink>
      )}
    </Actions>
  );
}

/** Shows a patient the appointment that a link leads to. */
export function AppointmentPage(props: AppointmentPageProps) {
  const { appointment, state, lastAction, paths, address } = props;
  const { leading, rest } = appointmentPageFacts(appointment, state, useFacts().profile, props.nearest);
  const isUpcoming = state === 'upcoming';
  return (
    <OwnPage
      {...appointmentHeadings(longDateTime(appointment))[lastAction ?? state]}
      isAnswer={lastAction !== undefined}
    >
      <WayBack {...props} />
      <LeadingFacts facts={leading} />
      {state === 'unconfirmed' && (
        <ButtonForm method="post" action={paths.confirm}>
          <Button>{appointmentTexts.confirm}</Button>
        </ButtonForm>
      )}
      {isUpcoming && <UpcomingActions {...props} />}
      <AppointmentFacts facts={rest} />
      {isUpcoming && (
        <>
          <p>{appointmentTexts.linkNote}</p>
          <OnPaper>{address}</OnPaper>
        </>
      )}
      {!isUpcoming && state !== 'unconfirmed' && (
        <Actions>
          <ButtonLink to={bookingPath({ service: appointment.service?.id })}>
            {appointmentTexts.bookAgain}
          </ButtonLink>
        </Actions>
      )}
      {/* A booking that is not confirmed is forgotten by itself. */}
      {!UNCONFIRMED.includes(state) && <OwnData paths={paths} canForget={!isUpcoming} />}
    </OwnPage>
  );
}
