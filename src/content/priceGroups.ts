import type { PriceFacts } from '../domain/facts';
import type { PriceKind } from './specialty';

const CONSULTATIONS = 'Consultații';
const OTHERS = 'Investigații și proceduri';

/** Prices of one kind. */
export interface PriceGroup {
  readonly heading: string;
  readonly prices: readonly PriceFacts[];
}

/** Returns the prices by kind: consultations, the given kinds, then all others; kinds without prices are left out. */
export function groupedPrices(
  prices: readonly PriceFacts[],
  kinds: readonly PriceKind[] = [],
): readonly PriceGroup[] {
  const headingOf = ({ key, isConsultation }: PriceFacts): string => {
    if (isConsultation) return CONSULTATIONS;
    return kinds.find(({ keys }) => keys.some((start) => key.startsWith(start)))?.heading ?? OTHERS;
  };
  return [CONSULTATIONS, ...kinds.map(({ heading }) => heading), OTHERS]
    .map((heading) => ({ heading, prices: prices.filter((price) => headingOf(price) === heading) }))
    .filter((group) => group.prices.length > 0);
}
