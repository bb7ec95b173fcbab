import { moveTexts } from '../../content/pages/appointment';
import {
  CONFIRM_FIELD,
  entryFacts,
  preferenceFacts,
  waitingTexts,
  type PreferredTime,
  type WaitingState,
} from '../../content/pages/waiting';
import { PATHS } from '../../content/paths';
import type { PatientPaths } from '../../content/patientPaths';
import type { Waiting } from '../../domain/entities';
import { AppointmentFacts } from '../../features/booking/receipt/receiptParts';
import { Button, PlainLink } from '../../ui/Button';
import { Actions } from '../../ui/grid';
import { OwnPage } from './OwnPage';
import { PressForm } from './PressForm';
import { Leave, PreferenceForm, Rules, type PreferenceFormProps } from './waitingParts';

interface Props extends Partial<PreferenceFormProps> {
  readonly state: WaitingState;
  readonly heading: string;
  readonly lead: string;
  /** Paths of a patient who waits for an earlier time; undefined for a person without an appointment. */
  readonly paths?: PatientPaths;
  /** Address of the free times of the service that a person without an appointment waits for. */
  readonly timesPath?: string;
  /** The patient's entry on the list. */
  readonly waiting?: Waiting | undefined;
  /** The preference of a person without an appointment, once there is an entry. */
  readonly preference?: PreferredTime;
}

/** Lets a patient wait for an earlier time, or a person without an appointment for any. */
export function WaitingPage({ state, heading, lead, paths, timesPath, waiting, preference, ...form }: Props) {
  const { days = [], hasOtherDoctors = false } = form;
  return (
    <OwnPage heading={heading} lead={lead}>
      {waiting && <AppointmentFacts facts={entryFacts(waiting)} />}
      {preference && <AppointmentFacts facts={preferenceFacts(preference)} />}
      {state === 'ask' && (
        <PreferenceForm {...form} days={days} hasOtherDoctors={hasOtherDoctors} isMailAsked={!paths} />
      )}
      {state === 'confirm' && (
        <PressForm method="post">
          <Button {...CONFIRM_FIELD}>{waitingTexts.confirm}</Button>
        </PressForm>
      )}
      {state !== 'left' && <Rules hasAppointment={paths !== undefined} />}
      <Actions>
        <PlainLink href={paths?.move ?? timesPath ?? PATHS.booking} $variant="secondary">
          {waitingTexts.freeNow}
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
