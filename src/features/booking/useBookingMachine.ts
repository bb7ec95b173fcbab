import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { fromPromise } from 'xstate';
import { useCreateAppointmentMutation } from '../../api/appointments';
import { MESSAGES } from '../../content/messages';
import type { BookingOutcome } from '../../domain/entities';
import type { RefusedStatus } from './bookingContext';
import type { BookingNews } from './bookingEvents';
import { bookingMachine, type Submission } from './bookingMachine';
import { useInspectedActor } from '../../ui/hooks/useInspectedActor';
import { useNews } from '../../ui/hooks/useNews';

/** Specification §5; decisions §4 for a vacation. */
const REFUSALS: Record<RefusedStatus, string> = {
  expired: MESSAGES.slotExpired,
  vacation: MESSAGES.slotExpired,
  taken: MESSAGES.slotTaken,
};

type Notify = (text: string, tone: 'success' | 'error') => void;

function tell(news: BookingNews, notify: Notify): void {
  switch (news.type) {
    case 'booking.slotRefused':
    case 'booking.slotLost':
      notify(REFUSALS[news.status], 'error');
      break;
    case 'booking.slotTaken':
      notify(MESSAGES.slotTaken, 'error');
      break;
    case 'booking.failed':
      notify(MESSAGES.bookingFailed, 'error');
      break;
    case 'booking.succeeded':
      notify(MESSAGES.bookingSucceeded, 'success');
      break;
    case 'booking.invalid':
      // The fields say it themselves.
      break;
  }
}

/** Runs the machine, sends with the api, and turns its news into messages; the latest news is returned too. */
export function useBookingMachine(notify: Notify) {
  const [create] = useCreateAppointmentMutation();
  const [machine] = useState(() =>
    bookingMachine.provide({
      actors: {
        submit: fromPromise<BookingOutcome, Submission>(({ input }) => create(input).unwrap()),
      },
    }),
  );
  const actor = useInspectedActor(machine);
  const state = useSelector(actor, (snapshot) => snapshot);
  const news = useNews<BookingNews>(
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
