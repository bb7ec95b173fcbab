import {
  CONFIRM_FIELD,
  earlierTexts,
  waitlistHeadings,
  type WaitlistState,
} from '../../content/pages/earlier';
import { PATHS } from '../../content/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { Actions } from '../../ui/Cluster';
import { OwnPage } from './OwnPage';
import { Leave, PreferenceForm, Rules, type WishFormProps } from './waitingParts';

interface Props extends Partial<WishFormProps> {
  readonly state: WaitlistState;
  /** The service, and the doctor if one was chosen. */
  readonly subject?: string;
}

/** Lets a person without a free time join the waiting list. */
export function WaitlistPage({ state, subject = '', hasOtherDoctors = false, sent }: Props) {
  const { heading, lead } = waitlistHeadings(subject)[state];
  return (
    <OwnPage heading={heading} lead={lead}>
      {state === 'place' && <PreferenceForm hasOtherDoctors={hasOtherDoctors} sent={sent} isMailAsked />}
      {state === 'confirm' && (
        <form method="post">
          <Button {...CONFIRM_FIELD}>{earlierTexts.confirm}</Button>
        </form>
      )}
      {state !== 'left' && <Rules />}
      {(state === 'own' || state === 'confirm') && <Leave />}
      <Actions>
        <ButtonLink to={PATHS.booking} $variant="secondary">
          {earlierTexts.freeNow}
        </ButtonLink>
      </Actions>
    </OwnPage>
  );
}
