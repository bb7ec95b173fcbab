import { MESSAGES } from '../../content/messages';
import { contactTexts } from '../../content/pages/contact';
import { PATHS } from '../../content/paths';
import type { ContactRequest } from '../../domain/entities';
import type { FieldProblems } from '../../domain/validation';
import { ContactFields } from '../../features/contact/ContactFields';
import { summaryOf } from '../../features/contact/contactFields';
import { Notice } from '../../ui/Notice';
import { OwnPage } from './OwnPage';
import { PlainForm } from './PlainForm';

interface ContactFormPageProps {
  readonly typed: ContactRequest;
  readonly problems?: FieldProblems<keyof ContactRequest>;
  /** The reason why it was not sent. */
  readonly problem?: string;
}

/** Answers a contact form without JavaScript that was not sent, with all that was typed. */
export function ContactFormPage({ typed, problems = {}, problem }: ContactFormPageProps) {
  const { formHeading, formLead } = contactTexts;
  return (
    <OwnPage heading={formHeading} lead={formLead}>
      <PlainForm name="Contact" action={PATHS.contact} fields={summaryOf(problems)} problem={problem}>
        <ContactFields request={typed} problems={problems} />
      </PlainForm>
    </OwnPage>
  );
}

/** Answers a contact form without JavaScript that was sent. */
export function ContactSentPage() {
  return (
    <OwnPage heading={contactTexts.heading}>
      <Notice role="status">
        <p>{MESSAGES.contactSucceeded}</p>
      </Notice>
    </OwnPage>
  );
}
