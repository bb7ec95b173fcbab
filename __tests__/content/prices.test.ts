import { CONSULTATION_PRICES } from '../../src/content/consultationPrices';
import { SPECIALTY_KEYS } from '../../src/content/paths';
import { formatCost, type Price } from '../../src/content/price';
import { consultationCost, lowestCost, PRICES } from '../../src/content/prices';
import { SPECIFICATION_PRICES } from '../support/specificationPrices';

describe.each(SPECIALTY_KEYS)('the price list of %s', (specialty) => {
  const prices: readonly Price[] = PRICES[specialty];

  it("has the specification's prices, with what they contain or leave out", () => {
    expect(prices).toEqual(expect.arrayContaining([...SPECIFICATION_PRICES[specialty]]));
  });

  it('names everything once, at a price above zero or from a lower to a higher one', () => {
    expect(new Set(prices.map(({ name }) => name)).size).toBe(prices.length);
    for (const { cost } of prices) {
      const [low = 0, high = Infinity] = String(cost).split('-').map(Number);
      expect(low).toBeGreaterThan(0);
      expect(high).toBeGreaterThan(low);
    }
  });

  it('gives for a consultation what one of them costs, never the price of an examination', () => {
    const costs = CONSULTATION_PRICES[specialty].map(({ cost }) => formatCost(cost));
    expect(costs).toContain(consultationCost(specialty).replace('de la ', ''));
  });
});

test('no two prices have the same id', () => {
  const ids = SPECIALTY_KEYS.flatMap((specialty) => PRICES[specialty].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('money reads as people write it', () => {
  expect(formatCost(400)).toBe('400 lei');
  expect(formatCost('150-600')).toBe('150–600 lei');
});

test('of several prices the lowest is named, and that there are others', () => {
  const price = (cost: Price['cost']): Price => ({ id: `p${cost}`, name: 'Consultație', cost });
  expect(lowestCost([price(200)])).toBe('200 lei');
  expect(lowestCost([price('250-350')])).toBe('250–350 lei');
  expect(lowestCost([price(1000), price(250), price('300-400')])).toBe('de la 250 lei');
});
