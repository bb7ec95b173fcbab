import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAppStore } from '../../../api/store';
import { requestedChoice } from '../../../content/bookingQuery';
import { tabDraft } from '../../form/tabDraft';
import { useNetworkEvents } from '../../form/useNetworkEvents';
import { useNotify } from '../../notifications/useNotify';
import { BookingMachineContext } from '../BookingMachineContext';
import { addressAfter, chosenAddress } from '../session/choice';
import { startBookingSession } from '../session/bookingSession';

function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}

/** Applies the address's choice, and writes each later one into it, past the router: a navigation requests a choice. */
function useChoiceInAddress(): void {
  const actor = BookingMachineContext.useActorRef();
  const location = useLocation();
  useEffect(() => {
    let kept = chosenAddress(actor.getSnapshot().context);
    const subscription = actor.subscribe(({ context }) => {
      const address = chosenAddress(context);
      if (address === null || address === kept) return;
      kept = address;
      replaceAddress(address);
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => {
    const choice = requestedChoice(location.search);
    if (choice !== null) actor.send({ type: 'choice.requested', choice });
    const address = addressAfter(actor.getSnapshot().context);
    if (address !== null) replaceAddress(address);
  }, [actor, location]);
}

export function useBookingSession(): void {
  const notify = useNotify();
  const store = useAppStore();
  const actor = BookingMachineContext.useActorRef();
  useEffect(
    () =>
      startBookingSession({ store, actor, notify, drafts: tabDraft('booking'), referrer: document.referrer }),
    [store, actor, notify],
  );
  useChoiceInAddress();
  useNetworkEvents(actor);
}
