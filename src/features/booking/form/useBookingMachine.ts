import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { fromPromise } from 'xstate';
import { useCreateAppointmentMutation } from '../../../api/appointments';
import { useRefusal } from '../../../api/useRefusal';
import type { BookingOutcome } from '../../../domain/entities';
import type { BookingNews } from '../bookingEvents';
import { bookingMessage } from '../bookingMessages';
import { bookingMachine, type Submission } from '../bookingMachine';
import { useInspectedActor } from '../../../ui/hooks/useInspectedActor';
import { useNews } from '../../../ui/hooks/useNews';

type Notify = (text: string, tone: 'success' | 'error') => void;

const useMachineActor = process.env.QA_PANEL ? useInspectedActor : useActorRef;

/**
 * Runs the machine, sends with the api, and turns its news into messages; the latest news is returned too, and why the
 * server refused, where it says so.
 */
export function useBookingMachine(notify: Notify) {
  const [create, call] = useCreateAppointmentMutation();
  const [machine] = useState(() =>
    bookingMachine.provide({
      actors: {
        submit: fromPromise<BookingOutcome, Submission>(({ input }) => create(input).unwrap()),
      },
    }),
  );
  const actor = useMachineActor(machine);
  const state = useSelector(actor, (snapshot) => snapshot);
  const news = useNews<BookingNews>(
    actor,
    useCallback(
      (latest) => {
        const message = bookingMessage(latest);
        if (message !== null) notify(message.text, message.tone);
      },
      [notify],
    ),
  );

  return { state, news, ...useRefusal(call, actor) };
}
