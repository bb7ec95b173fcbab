import { useClinicFacts } from '../../api/clinicFacts';
import { consultationPrices, knownService } from '../../content/clinicFacts';
import type { Price, Service } from '../../domain/entities';

interface KnownService {
  readonly prices: readonly Price[];
  readonly preparation: string;
}

/** What the site says of a service beyond its name; nothing of one of another backend. */
export function useKnownService(service: Service | undefined): KnownService {
  const facts = useClinicFacts();
  const known = service && knownService(facts, service);
  if (known === undefined) return { prices: [], preparation: '' };
  return { prices: consultationPrices(facts, known.id), preparation: known.preparation };
}
