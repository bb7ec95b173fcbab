import {
  CONFIRM_FIELD,
  EARLIER_FIELDS,
  earlierTexts,
  waitlistHeadings,
  type WaitlistState,
} from '../../content/pages/earlier';
import { PATHS } from '../../content/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { Actions } from '../../ui/Cluster';
import { TextField } from '../../ui/form/TextField';
import { Note } from '../../ui/Note';
import { OwnPage } from './OwnPage';
import { Leave, PreferenceForm, type WishFormProps } from './waitingParts';

interface Props extends Partial<WishFormProps> {
  readonly state: WaitlistState;
  /** The service, and the doctor if one was chosen. */
  readonly subject?: string;
}

/** Lets a person without a free time join the waiting list. */
export function WaitlistPage({ state, subject = '', hasOtherDoctors = false, sent, problem }: Props) {
  const { heading, lead } = waitlistHeadings(subject)[state];
  return (
    <OwnPage heading={heading} lead={lead}>
      {state === 'place' && (
        <PreferenceForm hasOtherDoctors={hasOtherDoctors} sent={sent} problem={problem}>
          <TextField
            label={earlierTexts.email}
            id="email"
            name={EARLIER_FIELDS.email}
            type="email"
            autoComplete="email"
            defaultValue={sent?.get(EARLIER_FIELDS.email) ?? ''}
          />
        </PreferenceForm>
      )}
      {state === 'confirm' && (
        <form method="post">
          <Button {...CONFIRM_FIELD}>{earlierTexts.confirm}</Button>
        </form>
      )}
      {(state === 'own' || state === 'confirm') && <Leave />}
      {state !== 'left' && <Note>{earlierTexts.howWaitlist}</Note>}
      <Actions>
        <ButtonLink to={PATHS.booking} $variant="secondary">
          {earlierTexts.freeNow}
        </ButtonLink>
      </Actions>
    </OwnPage>
  );
}
