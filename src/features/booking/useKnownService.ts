import { useEffect } from 'react';
import { useClinicData, useClinicDataStore } from '../../api/clinicData';
import { consultationPrices, knownService } from '../../content/clinicData';
import type { Service } from '../../domain/entities';
import type { PriceFacts } from '../../domain/facts';

interface KnownService {
  readonly prices: readonly PriceFacts[];
  readonly preparation: string;
}

/**
 * Returns the site's facts about a service; nothing for one of another backend.
 * @param wanted in place of all its consultations
 */
export function useKnownService(
  service: Service | undefined,
  wanted: PriceFacts | null = null,
): KnownService {
  const facts = useClinicData();
  const { refresh } = useClinicDataStore();
  const known = service && knownService(facts, service);
  const isRenamed =
    service !== undefined && known === undefined && facts.services.some(({ id }) => id === service.id);
  useEffect(() => {
    // Staff have renamed it since the page was rendered, or it is another backend's.
    if (isRenamed) void refresh();
  }, [isRenamed, refresh]);
  const offered = known === undefined ? [] : consultationPrices(facts, known.id);
  return { prices: wanted === null ? offered : [wanted], preparation: known?.preparation ?? '' };
}
