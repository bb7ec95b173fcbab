import type { ActorRefFrom } from 'xstate';
import { MESSAGES } from '../../../content/messages';
import type { Dismissal, FormMessage, Notify } from '../../notifications/notification';
import { isWaitingForNetwork } from '../../form/submission';
import { readDraft, type DraftStore } from '../../form/tabDraft';
import { contactDraft, contactDraftSchema, type ContactContext } from './contactContext';
import type { ContactEmitted, contactMachine } from './contactMachine';

/** Returns the message for an emitted event; null when the page shows it in another way. */
function contactMessage({ type }: ContactEmitted, context: ContactContext): FormMessage | Dismissal | null {
  if (type === 'form.attempted') return { dismisses: [MESSAGES.contactFailed] };
  if (type === 'form.succeeded') return { text: MESSAGES.contactSucceeded, tone: 'success' };
  if (type === 'form.failed' && !isWaitingForNetwork(context))
    return { text: MESSAGES.contactFailed, tone: 'error' };
  return null;
}

interface Session {
  readonly actor: ActorRefFrom<typeof contactMachine>;
  readonly notify: Notify;
  readonly drafts: DraftStore;
  /** The subject that the page's address asks for; '' or missing for none. */
  readonly subject?: string;
}

/** Runs one session of the form, with or without a page: draft and messages. Returns a function that ends it. */
export function startContactSession({ actor, notify, drafts, subject = '' }: Session): () => void {
  const draft = readDraft(drafts, contactDraftSchema);
  if (draft !== null) actor.send({ type: 'draft.restored', draft });
  // An actor that has not started yet restores its draft later.
  const known = draft?.request.subject || actor.getSnapshot().context.request.subject;
  if (subject !== '' && known === '') actor.send({ type: 'field.changed', field: 'subject', value: subject });
  const emissions = actor.on('*', (emitted) => {
    const message = contactMessage(emitted, actor.getSnapshot().context);
    if (message !== null) notify(message);
  });
  const snapshots = actor.subscribe((snapshot) =>
    drafts.write(contactDraft(snapshot.context, snapshot.matches('submitted'), subject)),
  );
  return () => {
    emissions.unsubscribe();
    snapshots.unsubscribe();
  };
}
