import { useActorRef, useSelector } from '@xstate/react';
import { use, useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { Actor, AnyStateMachine, EmittedFrom, EventFromLogic } from 'xstate';
import type { ClinicStore } from '../../api/createClinicStore';
import { useInspectedActor } from '../../ui/hooks/useInspectedActor';
import { useNews } from '../../ui/hooks/useNews';
import type { FormMessage, Notify, Settled } from '../notifications/notification';
import { VisitStart } from './visitStart';

const useMachineActor = process.env.QA_PANEL ? useInspectedActor : useActorRef;

/**
 * Runs a form's session on the visit's store, and tells its messages.
 * @param messageOf what news say to the visitor; null when the page says it in another way
 * @param notify must be stable
 * @returns `answer` is what the server says to a form that was posted: to be drawn above it
 */
export function useSession<Machine extends AnyStateMachine>(
  create: (store: ClinicStore) => Machine,
  messageOf: (news: EmittedFrom<Machine>) => FormMessage | Settled | null,
  notify: Notify,
) {
  const store = useStore() as ClinicStore;
  const [machine] = useState(() => create(store));
  const start = use(VisitStart);
  const actor = useMachineActor(machine as AnyStateMachine, start) as Actor<Machine>;
  const state = useSelector(actor, (snapshot) => snapshot);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    const subscription = actor.subscribe({
      error: (error) => {
        setFailure({ error });
      },
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [actor]);
  // Where React breaks, the page says what to do instead.
  if (failure !== null) throw failure.error;

  const news = useNews<EmittedFrom<Machine>>(
    actor,
    useCallback(
      (latest) => {
        const message = messageOf(latest);
        if (message !== null) notify(message);
      },
      [messageOf, notify],
    ),
  );
  const send = useCallback(
    (event: EventFromLogic<Machine>) => {
      actor.send(event);
    },
    [actor],
  );
  return { send, state, news, answer: start.answer };
}
