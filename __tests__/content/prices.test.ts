import { formatCost } from '../../src/content/price';
import { consultationCost, priceOf, PRICES } from '../../src/content/prices';

const costs = (specialty: keyof typeof PRICES) => PRICES[specialty].map(({ name, cost }) => [name, cost]);

test('cardiology costs what the customer says', () => {
  expect(costs('cardiology')).toEqual([
    ['Evaluare inițială', 400],
    ['Control', 250],
    ['Interpretare EKG', 150],
    ['Holter EKG 24 de ore', 250],
    ['Monitorizarea ambulatorie a tensiunii arteriale, 24 de ore', 200],
    ['Holter EKG 48 de ore', 400],
    ['Monitorizarea ambulatorie a tensiunii arteriale, 48 de ore', 400],
    ['Test de efort pe cicloergometru', 300],
    ['Doppler arterial, un membru', 250],
    ['Doppler arterial, ambele membre', 400],
    ['Doppler venos, un membru', 250],
    ['Doppler venos, ambele membre', 400],
    ['Doppler carotido-vertebral', 400],
    ['Testare stimulator cardiac', 250],
    ['Testare defibrilator implantabil', 300],
  ]);
});

test('rheumatology, hematology and genetics cost what the customer says', () => {
  expect(costs('rheumatology').map(([, cost]) => cost)).toEqual([200, '150-600', 70]);
  expect(costs('hematology').map(([, cost]) => cost)).toEqual([
    '250-350',
    300,
    400,
    300,
    '100-200',
    '100-300',
  ]);
  expect(costs('genetics').map(([, cost]) => cost)).toEqual([400]);
});

test('what a price contains or leaves out stands beside it', () => {
  expect(priceOf('cardiology-evaluation').note).toContain('ecocardiografie');
  expect(priceOf('bone-marrow-biopsy').note).toBe('nu include examenul anatomopatologic');
  expect(priceOf('parenteral-iron').note).toBe('nu include produsul');
  expect(priceOf('sternal-puncture').note).toBe('cu citologie');
});

test('money reads as people write it', () => {
  expect(formatCost(400)).toBe('400 lei');
  expect(formatCost('150-600')).toBe('150–600 lei');
  expect(consultationCost('cardiology')).toBe('de la 250 lei');
  expect(consultationCost('rheumatology')).toBe('200 lei');
  expect(consultationCost('hematology')).toBe('250–350 lei');
});
