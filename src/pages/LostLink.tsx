import { useFacts } from '../api/facts';
import { lostLinkTexts } from '../content/pages/appointment';
import { LOST_LINK_PATH } from '../content/paths';
import { Button } from '../ui/Button';
import { TextField } from '../ui/form/TextField';
import { StackedForm } from './appointment/PlainForm';
import { OwnPage } from './appointment/OwnPage';

/** Requests a new mail with the patient's links; also the answer to a link that leads to no page. */
export function LostLinkPage() {
  const { heading, lead, email, send, noMail } = lostLinkTexts;
  if (!useFacts().sendsMail) return <OwnPage heading={heading} lead={noMail} />;
  return (
    <OwnPage heading={heading} lead={lead}>
      <StackedForm method="post" action={LOST_LINK_PATH} aria-label={heading}>
        <TextField label={email} id="email" name="email" type="email" autoComplete="email" />
        <Button>{send}</Button>
      </StackedForm>
    </OwnPage>
  );
}

/** The same for every address, known or not. */
export function LinkSentPage() {
  return <OwnPage heading={lostLinkTexts.sentHeading} lead={lostLinkTexts.sentLead} />;
}
