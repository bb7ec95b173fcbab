import { createActorContext, shallowEqual } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { contactTexts } from '../../content/pages/contact';
import { ownSubject, requestedSubject } from '../../content/requestedSubject';
import { PATHS } from '../../content/paths';
import { hasOwnServer } from '../../domain/backend';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { inspected } from '../form/inspectMachines';
import { useHydrated } from '../../ui/hooks/useHydrated';
import { useLeaveWarning } from '../../ui/hooks/useLeaveWarning';
import { Stack } from '../../ui/layout';
import { Notice } from '../../ui/Notice';
import { DraftNote } from '../form/DraftNote';
import { NoScript } from '../form/NoScript';
import { formAttributes } from '../form/formAttributes';
import { sendingOf } from '../form/submission';
import { SUBMIT_ID, SubmitRow } from '../form/SubmitRow';
import { tabDraft } from '../form/tabDraft';
import { useNetworkEvents } from '../form/useNetworkEvents';
import { useOutcomeFocus } from '../form/useOutcomeFocus';
import { useTypedEarly } from '../form/useTypedEarly';
import { useNotify } from '../notifications/useNotify';
import { ContactFields } from './ContactFields';
import { fieldId, summaryOf } from './contactFields';
import { CONTACT_FIELDS, type ContactField } from '../../domain/entities';
import { contactMachine } from './session/contactMachine';
import { startContactSession } from './session/contactSession';
import { Fieldset } from '../../ui/form/Field';

const SENT_ID = 'mesaj-trimis';

/** Ids of the elements that take the focus after an event. */
const FOCUS_AFTER = { 'form.succeeded': SENT_ID, 'contact.notSent': SUBMIT_ID };

const ContactMachineContext = createActorContext(contactMachine);

function Fields() {
  const notify = useNotify();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const actor = ContactMachineContext.useActorRef();
  const { problems, request, isRestored } = ContactMachineContext.useSelector(({ context }) => context);
  const sending = ContactMachineContext.useSelector(sendingOf, shallowEqual);
  const isSent = ContactMachineContext.useSelector((snapshot) => snapshot.matches('success'));
  useEffect(
    () =>
      startContactSession({ actor, notify, drafts: tabDraft('contact'), subject: requestedSubject(search) }),
    [actor, notify, search],
  );
  const change = (field: ContactField, value: string) => actor.send({ type: 'field.changed', field, value });
  useNetworkEvents(actor);
  // The server's own subject in the field is not the visitor's.
  const serverSubject = ownSubject(search);
  useTypedEarly(CONTACT_FIELDS, fieldId, (field, text) => {
    if (field !== 'subject' || text !== serverSubject) change(field, text);
  });
  useOutcomeFocus(actor, FOCUS_AFTER);
  useLeaveWarning(sending.isLocked, 'Mesajul se trimite chiar acum și se poate pierde. Părăsiți pagina?');

  return (
    <Stack
      as="form"
      $gap={6}
      style={{ scrollMarginTop: '6.5rem' }}
      {...formAttributes('Contact', PATHS.contact, actor)}
    >
      {!hasOwnServer() && (
        <NoScript>
          Pentru formular este nevoie de JavaScript. Dacă pagina nu s-a încărcat până la capăt, reîncărcați-o.
        </NoScript>
      )}
      <ErrorSummary fields={summaryOf(problems)} />
      {isSent && (
        <Notice variant="success">
          <p id={SENT_ID} tabIndex={-1}>
            {contactTexts.sent}
          </p>
        </Notice>
      )}
      <Fieldset $gap={6} disabled={sending.isLocked}>
        <ContactFields
          request={isHydrated ? request : { ...request, subject: serverSubject }}
          problems={problems}
          onChange={change}
        />
        <SubmitRow words={contactTexts.sending} {...sending} />
        {isRestored && (
          <DraftNote first={fieldId('name')} onEmpty={() => actor.send({ type: 'form.emptied' })} />
        )}
      </Fieldset>
    </Stack>
  );
}

export function ContactForm() {
  return (
    <ContactMachineContext.Provider options={inspected}>
      <Fields />
    </ContactMachineContext.Provider>
  );
}
