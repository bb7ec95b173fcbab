import { useEffect } from 'react';
import { clinicApi } from '../../api/clinicApi';
import { useFacts } from '../../api/facts';
import { consultationPrices, knownService } from '../../content/clinicFacts';
import type { Service } from '../../domain/entities';
import type { ChosenPrice } from './session/bookingContext';

interface KnownService {
  readonly prices: readonly ChosenPrice[];
  readonly preparation: string;
}

/**
 * Returns the site's data about a service; empty for another backend's.
 * @param wanted replaces the list of all its consultations
 */
export function useKnownService(
  service: Service | undefined,
  wanted: ChosenPrice | null = null,
): KnownService {
  const facts = useFacts();
  const refresh = clinicApi.usePrefetch('facts', { force: true });
  const known = service && knownService(facts, service);
  const isRenamed =
    service !== undefined && known === undefined && facts.services.some(({ id }) => id === service.id);
  useEffect(() => {
    // Staff have renamed the service since the page was rendered, or it belongs to another backend.
    if (isRenamed) refresh(undefined);
  }, [isRenamed, refresh]);
  const offered = known === undefined ? [] : consultationPrices(facts, known.id);
  return { prices: wanted === null ? offered : [wanted], preparation: known?.preparation ?? '' };
}
