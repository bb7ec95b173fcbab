import { dateTimeWords } from '../../content/dateWords';
import { moveTexts } from '../../content/pages/appointment';
import {
  anyDoctorWords,
  CONFIRM_FIELD,
  earlierTexts,
  preferenceWords,
  wishFacts,
  type WaitingState,
  type WishedTime,
} from '../../content/pages/earlier';
import { PATHS } from '../../content/paths';
import type { PatientPaths } from '../../content/patientPaths';
import { clinicTimeAt } from '../../domain/clock';
import type { Waiting } from '../../domain/entities';
import { AppointmentFacts, PlainLink } from '../../features/booking/receipt/receiptParts';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/grid';
import { OwnPage } from './OwnPage';
import { PressForm } from './PressForm';
import { Leave, PreferenceForm, Rules, type WishFormProps } from './waitingParts';

interface Props extends Partial<WishFormProps> {
  readonly state: WaitingState;
  readonly heading: string;
  readonly lead: string;
  /** Paths of a patient who waits for an earlier time; undefined for a person without an appointment. */
  readonly paths?: PatientPaths;
  /** The patient's entry on the list. */
  readonly waiting?: Waiting | undefined;
  /** The wish of a person without an appointment, once there is an entry. */
  readonly wish?: WishedTime;
}

function factsOf({ days, parts, anyDoctor, askedAt }: Waiting) {
  const fact = (label: string, text: string) => ({ label, lines: [{ text }] });
  const { date, time } = clinicTimeAt(Date.parse(askedAt));
  return [
    fact('Pe listă din', dateTimeWords({ date, startTime: time })),
    fact('Când vi se potrivește', preferenceWords(days, parts)),
    ...(anyDoctor ? [fact('La cine', anyDoctorWords)] : []),
  ];
}

/** Lets a patient wait for an earlier time, or a person without an appointment for any. */
export function WaitingPage({ state, heading, lead, paths, waiting, wish, ...form }: Props) {
  const { days = [], hasOtherDoctors = false, sent } = form;
  return (
    <OwnPage heading={heading} lead={lead}>
      {waiting && <AppointmentFacts facts={factsOf(waiting)} />}
      {wish && <AppointmentFacts facts={wishFacts(wish)} />}
      {state === 'ask' && (
        <PreferenceForm days={days} hasOtherDoctors={hasOtherDoctors} sent={sent} isMailAsked={!paths} />
      )}
      {state === 'confirm' && (
        <PressForm method="post">
          <Button {...CONFIRM_FIELD}>{earlierTexts.confirm}</Button>
        </PressForm>
      )}
      {state !== 'left' && <Rules hasAppointment={paths !== undefined} />}
      <Actions>
        <PlainLink href={paths?.move ?? PATHS.booking} $variant="secondary">
          {earlierTexts.freeNow}
        </PlainLink>
        {state === 'waiting' && <Leave />}
        {paths && (
          <PlainLink href={paths.page} $variant="quiet">
            {moveTexts.back}
          </PlainLink>
        )}
      </Actions>
    </OwnPage>
  );
}
