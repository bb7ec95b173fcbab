import { useFacts } from '../../api/facts';
import { appointmentFacts } from '../../content/appointmentFacts';
import { consultationPrices } from '../../content/clinicFacts';
import { fullDate, longDateTime } from '../../content/dateWords';
import { MESSAGES, SLOT_REFUSALS } from '../../content/messages';
import { plainBookingTexts } from '../../content/pages/plainBooking';
import { receiptTitle } from '../../content/pages/receipt';
import { PATHS } from '../../content/paths';
import { doctorName, type Patient, PATIENT_FIELDS } from '../../domain/entities';
import { findTime, isRefused, type DoctorSituation, type TimeOnDate } from '../../domain/slotStatus';
import type { FieldProblems } from '../../domain/validation';
import { errorText, fieldId } from '../../features/booking/bookingFields';
import { PatientFields } from '../../features/booking/form/PatientFields';
import { EarlierLink, ReceiptWords } from '../../features/booking/receipt/ReceiptWords';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { HiddenFields, PlainForm, PlainProblem } from './PlainForm';
import { OwnPage } from './OwnPage';
import {
  attemptFields,
  hiddenFields,
  isComplete,
  submitProps,
  type CompleteChoice,
  type PlainChoice,
  type TimedChoice,
} from './plainChoice';
import { Options, TimeChoice, STEP_FORM_ID, type TimeChoiceProps } from './TimeChoice';
import { Actions } from '../../ui/layout';

interface PlainChoiceStepProps {
  readonly choice: PlainChoice;
  /** The reason why the previous step failed. */
  readonly problem?: string | undefined;
}

/** The form of the steps' buttons, with what was chosen and typed so far. */
const ChoiceForm = ({ choice }: Pick<PlainChoiceStepProps, 'choice'>) => (
  <form id={STEP_FORM_ID} method="post" action={PATHS.booking}>
    <HiddenFields fields={hiddenFields(choice)} />
  </form>
);

/** The way back to the first step. */
const OtherService = () => (
  <Actions>
    <Button form={STEP_FORM_ID} {...submitProps({ service: '' })} $variant="secondary" $isSmall>
      {plainBookingTexts.otherService}
    </Button>
  </Actions>
);

/** The choice of a service, then of a doctor. */
export function PlainChoiceStep({ choice, problem }: PlainChoiceStepProps) {
  const { services } = useFacts();
  const isServiceChosen = choice.service !== undefined;
  const heading = isServiceChosen ? plainBookingTexts.doctor : plainBookingTexts.service;
  const options = isServiceChosen
    ? choice.offeredDoctors.map((one) => ({ text: doctorName(one), target: submitProps({ doctor: one.id }) }))
    : services.map(({ id, name }) => ({ text: name, target: submitProps({ service: id }) }));
  return (
    <OwnPage heading={heading}>
      {problem !== undefined && <PlainProblem>{problem}</PlainProblem>}
      <ChoiceForm choice={choice} />
      <Options label={heading} options={options} />
      {isServiceChosen && <OtherService />}
    </OwnPage>
  );
}

interface PlainTimeStepProps extends Pick<TimeChoiceProps, 'situation' | 'refused'> {
  readonly choice: TimedChoice;
}

/** The choice of a time, as on the page that moves an appointment. */
export function PlainTimeStep({ choice, situation, refused }: PlainTimeStepProps) {
  const { service, doctor, offeredDoctors, near } = choice;
  return (
    <OwnPage heading={plainBookingTexts.time} lead={`${service.name}, ${doctorName(doctor)}`}>
      <ChoiceForm choice={choice} />
      <TimeChoice
        doctor={doctor}
        doctors={offeredDoctors}
        situation={situation}
        near={near}
        refused={refused}
        doctorTarget={({ id }) => submitProps({ doctor: id })}
        weekTarget={(monday) => submitProps({ date: monday })}
        timeTarget={({ slotId, date }) => submitProps({ date, slot: slotId })}
      />
      <OtherService />
    </OwnPage>
  );
}

interface PlainDetailsStepProps {
  readonly choice: CompleteChoice;
  readonly attempt: string;
  /** The chosen slot; undefined when the doctor's times cannot be loaded. */
  readonly slot: Pick<TimeOnDate, 'startTime' | 'endTime'> | undefined;
  readonly problems?: FieldProblems<keyof Patient>;
  /** The reason why it was not booked. */
  readonly problem?: string;
}

export function PlainDetailsStep({ choice, attempt, slot, problems = {}, problem }: PlainDetailsStepProps) {
  const { service, doctor, time, typed } = choice;
  const when = slot ? longDateTime({ ...slot, date: time.date }) : fullDate(time.date);
  const fields = PATIENT_FIELDS.map((field) => ({
    target: fieldId(field),
    text: errorText(field, problems[field]),
  }));
  return (
    <OwnPage heading={plainBookingTexts.details} lead={`${service.name}, ${doctorName(doctor)}, ${when}`}>
      <PlainForm
        fields={fields}
        problem={problem}
        id={STEP_FORM_ID}
        name="Programare"
        action={PATHS.booking}
        hidden={attemptFields(choice, attempt)}
      >
        <PatientFields patient={typed} problems={problems} />
      </PlainForm>
      <Actions>
        <Button form={STEP_FORM_ID} {...submitProps({ date: time.date })} $variant="secondary" $isSmall>
          {plainBookingTexts.otherTime}
        </Button>
      </Actions>
    </OwnPage>
  );
}

/** Returns the page that a choice leads to: the details of a free time, or the times; its HTTP status. */
export function stepAfter(choice: TimedChoice, situation: DoctorSituation, attempt: string) {
  const found = choice.time && findTime(situation, choice.time);
  const reason = found && isRefused(found.status) ? SLOT_REFUSALS[found.status] : undefined;
  if (isComplete(choice) && found && reason === undefined)
    return { page: <PlainDetailsStep choice={choice} attempt={attempt} slot={found} />, status: 200 };
  const refused = found && reason !== undefined ? { ...found, reason } : undefined;
  const page = <PlainTimeStep choice={choice} situation={situation} refused={refused} />;
  return { page, status: refused ? 409 : 200 };
}

interface PlainReceiptStepProps extends Pick<PlainDetailsStepProps, 'choice' | 'slot'> {
  readonly reference: string | undefined;
  /** The appointment's own page; undefined until the patient has confirmed it from the mailbox. */
  readonly page: string | undefined;
  readonly isMailed: boolean;
  readonly origin: string;
}

/** Confirms what was booked, or asks to confirm it. */
export function PlainReceiptStep({ choice, slot, reference, page, isMailed, origin }: PlainReceiptStepProps) {
  const facts = useFacts();
  const { service, doctor, time, typed } = choice;
  const details = {
    service,
    doctor,
    reference,
    date: time.date,
    preparation: service.preparation,
    startTime: slot?.startTime ?? '',
    endTime: slot?.endTime ?? '',
    patientName: `${typed.firstName} ${typed.lastName}`,
    prices: consultationPrices(facts, service.id),
  };
  const isUnconfirmed = page === undefined;
  const mailedTo = isMailed || isUnconfirmed ? typed.email : null;
  return (
    <OwnPage heading={receiptTitle(isUnconfirmed)}>
      <Notice role="status">
        <p>{MESSAGES.bookingSucceeded}</p>
      </Notice>
      <ReceiptWords
        facts={appointmentFacts(details, facts.profile)}
        origin={origin}
        link={page}
        mailedTo={mailedTo}
        isUnconfirmed={isUnconfirmed}
      />
      <Actions>
        <EarlierLink link={page} mailedTo={mailedTo} />
      </Actions>
    </OwnPage>
  );
}
