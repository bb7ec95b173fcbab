import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { fromPromise } from 'xstate';
import { useSendContactRequestMutation } from '../../api/contactRequests';
import { MESSAGES } from '../../content/messages';
import type { ContactRequest } from '../../domain/entities';
import { contactMachine, type ContactNews, type ContactOutcome } from './contactMachine';
import { useInspectedActor } from '../../ui/hooks/useInspectedActor';
import { useNews } from '../../ui/hooks/useNews';

export type Notify = (text: string, tone: 'success' | 'error') => void;

/** Specification §8; nothing for an answer that says "not sent" (specification §4). */
function tell(news: ContactNews, notify: Notify): void {
  if (news.type === 'contact.succeeded') notify(MESSAGES.contactSucceeded, 'success');
  if (news.type === 'contact.failed') notify(MESSAGES.contactFailed, 'error');
}

/** Runs the machine, sends with the api, and turns its news into messages; the latest news is returned too. */
export function useContactMachine(notify: Notify) {
  const [send] = useSendContactRequestMutation();
  const [machine] = useState(() =>
    contactMachine.provide({
      actors: {
        submit: fromPromise<ContactOutcome, ContactRequest>(({ input }) => send(input).unwrap()),
      },
    }),
  );
  const actor = useInspectedActor(machine);
  const state = useSelector(actor, (snapshot) => snapshot);
  const news = useNews<ContactNews>(
    actor,
    useCallback(
      (latest) => {
        tell(latest, notify);
      },
      [notify],
    ),
  );

  return { state, send: actor.send, news };
}
