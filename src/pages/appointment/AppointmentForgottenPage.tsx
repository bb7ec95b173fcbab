import { appointmentForgottenTexts } from '../../content/pages/appointment';
import { PATHS } from '../../content/paths';
import { ButtonLink } from '../../ui/Button';
import { Actions } from '../../ui/layout';
import { OwnPage } from './OwnPage';

/** Confirms an erasure, once, in the place of the patient's page. */
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
