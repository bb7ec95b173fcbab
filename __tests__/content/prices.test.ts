import { formatCost } from '../../src/content/clinicFacts';
import { consultationLine, firstCost, pricesOf } from '../../src/content/specialtyFacts';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import type { Cost, Price } from '../../src/domain/entities';
import { SPECIALTY_KEYS } from '../../src/domain/facts';
import { CUSTOMER_PRICES } from '../support/customerPrices';

describe.each(SPECIALTY_KEYS)("the sample's price list of %s", (specialty) => {
  const prices = pricesOf(SAMPLE_FACTS, specialty);

  it("has the customer's prices, with what they include or exclude", () => {
    const expected = CUSTOMER_PRICES[specialty].map((price) => expect.objectContaining(price) as unknown);
    expect(prices).toEqual(expect.arrayContaining(expected));
  });

  it('names each item once, with a price above zero or a range from low to high', () => {
    expect(new Set(prices.map(({ name }) => name)).size).toBe(prices.length);
    for (const { cost } of prices) {
      const [low = 0, high = Infinity] = String(cost).split('-').map(Number);
      expect(low).toBeGreaterThan(0);
      expect(high).toBeGreaterThan(low);
    }
  });

  it('takes the consultation price from a consultation, never from an examination', () => {
    const costs = prices.filter(({ isConsultation }) => isConsultation).map(({ cost }) => formatCost(cost));
    expect(costs).toContain(consultationLine(SAMPLE_FACTS, specialty)?.replace(/^.*: /, ''));
  });
});

test('no two prices have the same key', () => {
  const keys = SAMPLE_FACTS.prices.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('amounts are written in the usual Romanian way', () => {
  expect(formatCost(400)).toBe('400 lei');
  expect(formatCost('150-600')).toBe('150–600 lei');
});

test('the price shown with a specialty is that of a first visit, not of a follow-up', () => {
  const price = (cost: Cost): Price => ({ name: 'Consultație', cost });
  expect(firstCost([price(400), price(250)])).toBe('400 lei');
  expect(firstCost([price('250-350')])).toBe('250–350 lei');
  expect(firstCost([])).toBeUndefined();
  expect(consultationLine(SAMPLE_FACTS, 'cardiology')).toBe('Evaluare inițială: 400 lei');
  expect(consultationLine(SAMPLE_FACTS, 'rheumatology')).toBe('Consultație: 200 lei');
});
