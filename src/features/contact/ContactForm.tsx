import { useRef } from 'react';
import { styled } from 'styled-components';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { space } from '../../ui/tokens';
import type { ClinicStore } from '../../api/createClinicStore';
import { DraftNote } from '../form/DraftNote';
import { tabDraft } from '../form/tabDraft';
import { SubmitRow, type SubmitWords } from '../form/SubmitRow';
import { uniqueKey } from '../form/uniqueKey';
import { useNetworkSigns } from '../form/useNetworkSigns';
import { useOutcomeFocus } from '../form/useOutcomeFocus';
import { useSession } from '../form/useSession';
import { useNotify } from '../notifications/useNotify';
import { ContactFields } from './ContactFields';
import { errorText, fieldId } from './contactFields';
import { CONTACT_FIELDS, type ContactField } from './session/contactContext';
import { contactMessage } from './session/contactMessages';
import { contactSession } from './session/contactSession';
import { useLeaveWarning } from '../../ui/hooks/useLeaveWarning';
import { useEarlyVisitor } from '../../ui/form/useEarlyVisitor';
import { WhenBroken } from '../form/WhenBroken';
import { PATHS } from '../../content/paths';
import { postedTo } from '../form/visitStart';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  scroll-margin-top: 6.5rem;
`;

/** Disables every control inside at once while a request is on its way. */
const Lock = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  min-width: 0;
  padding: 0;
  border: 0;
`;

const SUBMIT_ID = 'contact-trimitere';

const SUBMIT_WORDS: SubmitWords = {
  id: SUBMIT_ID,
  busy: 'Mesajul se trimite.',
  refused: 'Mesajul nu a fost trimis',
  lost: 'Mesajul nu a fost trimis sau răspunsul s-a pierdut',
};

/** Where one goes on after each outcome. */
const FOCUS_PLACES = {
  'contact.succeeded': SUBMIT_ID,
  'contact.notSent': SUBMIT_ID,
  'contact.failed': SUBMIT_ID,
};

const tabSession = (store: ClinicStore) => contactSession(store, tabDraft('contact'));

export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const { send, state, news, answer } = useSession(tabSession, contactMessage, useNotify());
  const { context } = state;
  const isLocked = state.matches('submitted');
  const change = (field: ContactField, value: string) => {
    send({ type: 'field.changed', field, value });
  };
  useNetworkSigns(send);
  useOutcomeFocus(news, form, fieldId, FOCUS_PLACES);
  useLeaveWarning(isLocked, 'Mesajul se trimite chiar acum și se poate pierde. Părăsiți pagina?');

  useEarlyVisitor(form, CONTACT_FIELDS, (field) => field, change);

  const errors = CONTACT_FIELDS.flatMap((field) => {
    const text = errorText(field, context.problems[field]);
    return text === undefined ? [] : [{ target: fieldId(field), text }];
  });

  return (
    <Form
      ref={form}
      {...postedTo(PATHS.contact)}
      aria-label="Contact"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'form.submitted', idempotencyKey: uniqueKey() });
      }}
    >
      {answer}
      {process.env.BACKEND_URL && (
        <WhenBroken>
          Pentru formular este nevoie de JavaScript. Dacă pagina nu s-a încărcat până la capăt, reîncărcați-o.
        </WhenBroken>
      )}
      {context.isRestored && <DraftNote send={send} first={fieldId('name')} />}
      {errors.length > 0 && <ErrorSummary title="Verificați câmpurile" errors={errors} />}
      <Lock disabled={isLocked}>
        <ContactFields context={context} onChange={change} />
        <SubmitRow
          words={SUBMIT_WORDS}
          isLocked={isLocked}
          unsent={context.unsent}
          isOffline={context.isOffline}
          isSlow={context.isSlow}
        />
      </Lock>
    </Form>
  );
}
