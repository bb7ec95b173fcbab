import type { SpecialtyKey } from './paths';
import type { Price } from './price';

/** What a booked consultation can cost; apart from the other prices, because the booking page needs only these. */
export const CONSULTATION_PRICES = {
  cardiology: [
    {
      id: 'cardiology-evaluation',
      name: 'Evaluare inițială',
      cost: 400,
      note: 'consultație, electrocardiogramă (EKG) și ecocardiografie',
    },
    { id: 'cardiology-control', name: 'Control', cost: 250, note: 'consultație și electrocardiogramă (EKG)' },
  ],
  rheumatology: [{ id: 'rheumatology-consultation', name: 'Consultație reumatologie', cost: 200 }],
  hematology: [{ id: 'hematology-consultation', name: 'Consultație hematologie', cost: '250-350' }],
  genetics: [{ id: 'genetics-consultation', name: 'Consultație genetică medicală', cost: 400 }],
} as const satisfies Record<SpecialtyKey, readonly Price[]>;
