import { useEffect, useRef } from 'react';
import { useKnownFacts } from '../../../api/clinicFacts';
import { requestedPrice } from '../../../content/clinicFacts';
import { requestedChoice } from '../../../content/paths';
import type { BookingEvent } from '../session/bookingEvents';

/**
 * Asks for what the page's address names. A page that was drawn in advance knows no query, so it is read only once the
 * page is alive; one that was drawn for it begins with it.
 * @param search the address's query
 * @param send must be stable
 */
export function useRequestedChoice(search: string, send: (event: BookingEvent) => void): void {
  const facts = useKnownFacts();
  const drawn = useRef(facts.now().visit?.search);
  useEffect(() => {
    if (search === drawn.current) return;
    drawn.current = undefined;
    const choice = requestedChoice(search);
    if (choice !== null)
      send({ type: 'choice.requested', choice, price: requestedPrice(facts.now(), choice) });
  }, [search, facts, send]);
}
