import type { AppointmentFact } from '../../content/appointmentFacts';
import { moveTexts } from '../../content/pages/appointment';
import { CONFIRM_FIELD, LEAVE_FIELD, waitingRules, waitingTexts } from '../../content/pages/waiting';
import type { PatientPaths } from '../../content/patientPaths';
import { AppointmentFacts } from '../../features/booking/receipt/receiptParts';
import { Button, PlainLink } from '../../ui/Button';
import { Actions } from '../../ui/layout';
import { TickList } from '../../ui/TickList';
import { color } from '../../ui/tokens';
import { OwnPage } from './OwnPage';
import { PreferenceForm, type PreferenceFormProps } from './PreferenceForm';
import { ButtonForm } from './PlainForm';

/** The content of a page in each state; see `WaitingState`. */
type ByState =
  | { readonly state: 'ask'; readonly form: PreferenceFormProps }
  | { readonly state: 'confirm' | 'waiting'; readonly entry: readonly AppointmentFact[] }
  | { readonly state: 'requested' | 'left' | 'noMail' };

type WaitingPageProps = ByState & {
  readonly heading: string;
  readonly lead: string;
  /** Paths of a patient who waits for an earlier time; undefined for a person without an appointment. */
  readonly paths?: PatientPaths;
  readonly freeTimesPath: string;
};

/** Lets a patient wait for an earlier time, or a person without an appointment for any. */
export function WaitingPage(props: WaitingPageProps) {
  const { state, heading, lead, paths, freeTimesPath } = props;
  return (
    <OwnPage heading={heading} lead={lead}>
      {'entry' in props && <AppointmentFacts facts={props.entry} />}
      {state === 'ask' && <PreferenceForm {...props.form} />}
      {state === 'confirm' && (
        <ButtonForm method="post">
          <Button {...CONFIRM_FIELD}>{waitingTexts.confirm}</Button>
        </ButtonForm>
      )}
      {state !== 'left' && state !== 'noMail' && (
        <TickList items={waitingRules(paths !== undefined)} mark={color.brand} />
      )}
      <Actions>
        <PlainLink href={freeTimesPath} $variant="secondary">
          {waitingTexts.freeNow}
        </PlainLink>
        {state === 'waiting' && (
          <ButtonForm method="post">
            <Button {...LEAVE_FIELD} $variant="secondary">
              {waitingTexts.leave}
            </Button>
          </ButtonForm>
        )}
        {paths && (
          <PlainLink href={paths.page} $variant="quiet">
            {moveTexts.back}
          </PlainLink>
        )}
      </Actions>
    </OwnPage>
  );
}
