import { useClinicFacts } from '../../api/clinicFacts';
import { consultationPrices, knownService } from '../../content/clinicFacts';
import type { Service } from '../../domain/entities';
import type { PriceFacts } from '../../domain/facts';

interface KnownService {
  readonly prices: readonly PriceFacts[];
  readonly preparation: string;
}

/** What the site says of a service beyond its name; nothing of one of another backend. */
export function useKnownService(service: Service | undefined): KnownService {
  const facts = useClinicFacts();
  const known = service && knownService(facts, service);
  if (known === undefined) return { prices: [], preparation: '' };
  return { prices: consultationPrices(facts, known.id), preparation: known.preparation };
}
