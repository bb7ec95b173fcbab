import type { PriceFacts } from '../domain/facts';
import { ARTICLE_LINKS } from './articleLinks';
import type { PageLink } from './paths';
import type { SpecialtyTexts } from './specialty';

const CONSULTATIONS = 'Consultații';
const OTHERS = 'Investigații și proceduri';

export interface PriceGroup {
  readonly heading: string;
  /** The articles that explain these prices and how to ask for what they pay. */
  readonly articles: readonly PageLink[];
  readonly prices: readonly PriceFacts[];
}

/** Returns the prices in groups: consultations, those of the rules, then all others; groups without prices are left out. */
export function groupedPrices(
  prices: readonly PriceFacts[],
  { key: specialty, priceGroups: rules = [], subServices }: SpecialtyTexts,
): readonly PriceGroup[] {
  const headingOf = ({ key, isConsultation }: PriceFacts): string => {
    if (isConsultation) return CONSULTATIONS;
    return (
      rules.find(({ keyPrefixes }) => keyPrefixes.some((prefix) => key.startsWith(prefix)))?.heading ?? OTHERS
    );
  };
  const articlesOn = (group: readonly PriceFacts[]): readonly PageLink[] =>
    ARTICLE_LINKS[specialty].filter(({ path }) =>
      subServices.articles[path]?.priceKeyPrefixes?.some((prefix) =>
        group.some(({ key }) => key.startsWith(prefix)),
      ),
    );
  return [CONSULTATIONS, ...rules.map(({ heading }) => heading), OTHERS]
    .map((heading) => ({ heading, prices: prices.filter((price) => headingOf(price) === heading) }))
    .filter((group) => group.prices.length > 0)
    .map((group) => ({ ...group, articles: articlesOn(group.prices) }));
}
