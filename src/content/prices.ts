import { CONSULTATION_PRICES } from './consultationPrices';
import { formatCost, type Price } from './price';
import type { SpecialtyKey } from './paths';

/** Specification §9, complete and in its order, and whatever else the clinic offers. */
export const PRICES = {
  cardiology: [
    ...CONSULTATION_PRICES.cardiology,
    { id: 'ecg-interpretation', name: 'Interpretare EKG', cost: 150 },
    { id: 'holter-24h', name: 'Holter EKG 24 de ore', cost: 250 },
    { id: 'abpm-24h', name: 'Monitorizarea ambulatorie a tensiunii arteriale, 24 de ore', cost: 200 },
    { id: 'holter-48h', name: 'Holter EKG 48 de ore', cost: 400 },
    { id: 'abpm-48h', name: 'Monitorizarea ambulatorie a tensiunii arteriale, 48 de ore', cost: 400 },
    { id: 'stress-test', name: 'Test de efort pe cicloergometru', cost: 300 },
    { id: 'doppler-arterial-one', name: 'Doppler arterial, un membru', cost: 250 },
    { id: 'doppler-arterial-both', name: 'Doppler arterial, ambele membre', cost: 400 },
    { id: 'doppler-venous-one', name: 'Doppler venos, un membru', cost: 250 },
    { id: 'doppler-venous-both', name: 'Doppler venos, ambele membre', cost: 400 },
    { id: 'doppler-carotid', name: 'Doppler carotido-vertebral', cost: 400 },
    { id: 'pacemaker-test', name: 'Testare stimulator cardiac', cost: 250 },
    { id: 'defibrillator-test', name: 'Testare defibrilator implantabil', cost: 300 },
  ],
  rheumatology: [
    ...CONSULTATION_PRICES.rheumatology,
    { id: 'infiltration', name: 'Infiltrație intraarticulară', cost: '150-600' },
    { id: 'kinesiology-tape', name: 'Aplicare de bandă kinesiologică', cost: 70 },
  ],
  hematology: [
    ...CONSULTATION_PRICES.hematology,
    { id: 'sternal-puncture', name: 'Puncție sternală', cost: 300, note: 'cu citologie' },
    {
      id: 'bone-marrow-biopsy',
      name: 'Biopsie osteomedulară',
      cost: 400,
      note: 'nu include examenul anatomopatologic',
    },
    { id: 'lymph-node-puncture', name: 'Puncție ganglionară sau tumorală', cost: 300 },
    { id: 'parenteral-treatment', name: 'Administrare de tratament parenteral', cost: '100-200' },
    {
      id: 'parenteral-iron',
      name: 'Administrare de fier parenteral',
      cost: '100-300',
      note: 'nu include produsul',
    },
  ],
  genetics: CONSULTATION_PRICES.genetics,
} as const satisfies Record<SpecialtyKey, readonly Price[]>;

export type PriceId = (typeof PRICES)[SpecialtyKey][number]['id'];

const byId: ReadonlyMap<string, Price> = new Map(
  Object.values(PRICES)
    .flat()
    .map((price) => [price.id, price]),
);

export function priceOf(id: PriceId): Price {
  const price = byId.get(id);
  if (price === undefined) throw new Error(`No price has the id ${id}`);
  return price;
}

/** What one of these costs at least: `200 lei`, or `de la 250 lei` where there are several. */
export function lowestCost(prices: readonly Price[]): string {
  const costs = prices.map(({ cost }) => cost);
  const [lowest = 0] = [...costs].sort((a, b) => Number.parseInt(String(a)) - Number.parseInt(String(b)));
  return costs.length > 1 ? `de la ${formatCost(lowest)}` : formatCost(lowest);
}

export function consultationCost(specialty: SpecialtyKey): string {
  return lowestCost(CONSULTATION_PRICES[specialty]);
}
