import type { FastifyInstance } from 'fastify';
import { MESSAGES } from '../../content/messages';
import { contactMetadata } from '../../content/pages/contact';
import { PATHS } from '../../content/paths';
import { CONTACT_FIELD_WORDS } from '../../content/refusals';
import { CALLS, FORM_FIELD } from '../../domain/contract';
import { contactRequestSchema } from '../../domain/contractRequests';
import { contactOf, type ContactRequest } from '../../domain/entities';
import { contactProblems } from '../../domain/contactProblems';
import { cleaned } from '../../domain/validation';
import { ContactFormPage, ContactSentPage } from '../../pages/appointment/ContactFormPage';
import { fieldsOf, idempotencyKey, plainTexts, readCall, refuseProblems } from '../forms/readForm';
import { budgetOf } from '../booking/budget';
import { requestHash } from '../db/schema';
import { plainForms } from '../pages/pageScopes';
import type { AppWithPages } from '../pages/pages';
import { storeContactRequest } from './store';

/** Serves the call that sends a message. */
export function contactRoutes(app: FastifyInstance, site: AppWithPages): void {
  const { db, clock } = site;
  app.post(CALLS.contactRequest, async (request) => {
    const key = idempotencyKey(request);
    const contact = plainTexts(readCall(request, FORM_FIELD.contactRequest, contactRequestSchema));
    refuseProblems(contactProblems(contact), CONTACT_FIELD_WORDS);
    const meta = { key, now: clock() };
    const reference = await storeContactRequest(db, contact, meta, budgetOf(request, site));
    return { status: 200, message: MESSAGES.contactSucceeded, reference };
  });
}

/** Returns the input of a form that was sent without JavaScript. */
const typedIn = (fields: URLSearchParams): ContactRequest =>
  cleaned(contactOf((field) => fields.get(field) ?? ''));

/** Serves the contact page's form without JavaScript. */
export function contactPageRoutes(app: FastifyInstance, site: AppWithPages): void {
  plainForms(app, site, contactMetadata, (fields, problem) => (
    <ContactFormPage typed={typedIn(fields)} problem={problem} />
  ));
  app.post(PATHS.contact, async (request, reply) => {
    const typed = typedIn(fieldsOf(request));
    const problems = contactProblems(typed);
    if (Object.keys(problems).length > 0)
      return reply.sendPage(<ContactFormPage typed={typed} problems={problems} />, { status: 422 });
    // The same key for the same message, so that a form sent twice is stored once.
    const meta = { key: requestHash(typed), now: site.clock() };
    await storeContactRequest(site.db, typed, meta, budgetOf(request, site));
    return reply.sendPage(<ContactSentPage />);
  });
}
