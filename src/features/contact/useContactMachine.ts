import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { fromPromise } from 'xstate';
import { useSendContactRequestMutation } from '../../api/contactRequests';
import { useRefusal } from '../../api/useRefusal';
import type { ContactRequest } from '../../domain/entities';
import { contactMachine, type ContactNews, type ContactOutcome } from './contactMachine';
import { contactMessage } from './contactMessages';
import { useInspectedActor } from '../../ui/hooks/useInspectedActor';
import { useNews } from '../../ui/hooks/useNews';

export type Notify = (text: string, tone: 'success' | 'error') => void;

const useMachineActor = process.env.QA_PANEL ? useInspectedActor : useActorRef;

/**
 * Runs the machine, sends with the api, and turns its news into messages; the latest news is returned too, and why the
 * server refused, where it says so.
 */
export function useContactMachine(notify: Notify) {
  const [submit, call] = useSendContactRequestMutation();
  const [machine] = useState(() =>
    contactMachine.provide({
      actors: {
        submit: fromPromise<ContactOutcome, ContactRequest>(({ input }) => submit(input).unwrap()),
      },
    }),
  );
  const actor = useMachineActor(machine);
  const state = useSelector(actor, (snapshot) => snapshot);
  const news = useNews<ContactNews>(
    actor,
    useCallback(
      (latest) => {
        const message = contactMessage(latest);
        if (message !== null) notify(message.text, message.tone);
      },
      [notify],
    ),
  );

  return { state, news, ...useRefusal(call, actor) };
}
