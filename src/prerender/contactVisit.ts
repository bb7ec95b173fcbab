import type { ContactCall } from '../api/contactRequests';
import { wireText } from '../api/sendForm';
import { CONTACT_FIELDS } from '../features/contact/session/contactContext';
import { contactMachine } from '../features/contact/session/contactMachine';
import { contactMessage } from '../features/contact/session/contactMessages';
import type { AskServer, PostedForm } from './postedForm';
import { AT_ONCE, runVisit, Sender, type VisitEnd } from './visit';

/** Fills the contact form in and sends it. */
export function contactVisit(form: PostedForm, ask: AskServer): Promise<VisitEnd> {
  const sender = new Sender(form, ask);
  const submit = sender.submit('contactRequest', ({ request }: ContactCall) => wireText({ ...request }));
  const machine = contactMachine.provide({ actors: { submit }, delays: AT_ONCE });
  return runVisit(machine, sender, contactMessage, (actor) => {
    for (const field of CONTACT_FIELDS)
      actor.send({ type: 'field.changed', field, value: form.fields[field] ?? '' });
    actor.send({ type: 'form.submitted', idempotencyKey: sender.idempotencyKey });
  });
}
