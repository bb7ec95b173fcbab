import type { PriceFacts } from '../domain/facts';
import type { PriceGroupRule } from './specialty';

const CONSULTATIONS = 'Consultații';
const OTHERS = 'Investigații și proceduri';

/** Prices under one heading. */
export interface PriceGroup {
  readonly heading: string;
  readonly prices: readonly PriceFacts[];
}

/** Returns the prices in groups: consultations, those of the rules, then all others; groups without prices are left out. */
export function groupedPrices(
  prices: readonly PriceFacts[],
  rules: readonly PriceGroupRule[] = [],
): readonly PriceGroup[] {
  const headingOf = ({ key, isConsultation }: PriceFacts): string => {
    if (isConsultation) return CONSULTATIONS;
    return (
      rules.find(({ keyPrefixes }) => keyPrefixes.some((prefix) => key.startsWith(prefix)))?.heading ?? OTHERS
    );
  };
  return [CONSULTATIONS, ...rules.map(({ heading }) => heading), OTHERS]
    .map((heading) => ({ heading, prices: prices.filter((price) => headingOf(price) === heading) }))
    .filter((group) => group.prices.length > 0);
}
