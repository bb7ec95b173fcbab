import { useEffect } from 'react';
import { useClinicData, useClinicDataStore } from '../../api/clinicData';
import { consultationPrices, knownService } from '../../content/clinicData';
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
  const facts = useClinicData();
  const { refresh } = useClinicDataStore();
  const known = service && knownService(facts, service);
  const isRenamed =
    service !== undefined && known === undefined && facts.services.some(({ id }) => id === service.id);
  useEffect(() => {
    // Staff have renamed the service since the page was rendered, or it belongs to another backend.
    if (isRenamed) void refresh();
  }, [isRenamed, refresh]);
  const offered = known === undefined ? [] : consultationPrices(facts, known.id);
  return { prices: wanted === null ? offered : [wanted], preparation: known?.preparation ?? '' };
}
