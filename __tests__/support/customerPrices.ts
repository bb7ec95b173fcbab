import type { SpecialtyKey } from '../../src/domain/facts';
import type { Price } from '../../src/domain/entities';

/** Prices that the customer gave; the clinic may offer more. */
export const CUSTOMER_PRICES: Readonly<Record<SpecialtyKey, readonly (Price & { readonly key: string })[]>> =
  {
    cardiology: [
      {
        key: 'cardiology-evaluation',
        name: 'Evaluare inițială',
        cost: 400,
        note: 'la prima vizită: consultație, electrocardiogramă (EKG) și ecocardiografie',
      },
      {
        key: 'cardiology-control',
        name: 'Control',
        cost: 250,
        note: 'după prima vizită: consultație și electrocardiogramă (EKG)',
      },
      { key: 'ecg-interpretation', name: 'Interpretare EKG', cost: 150 },
      { key: 'holter-24h', name: 'Holter EKG 24 de ore', cost: 250 },
      { key: 'abpm-24h', name: 'Monitorizarea ambulatorie a tensiunii arteriale, 24 de ore', cost: 200 },
      { key: 'holter-48h', name: 'Holter EKG 48 de ore', cost: 400 },
      { key: 'abpm-48h', name: 'Monitorizarea ambulatorie a tensiunii arteriale, 48 de ore', cost: 400 },
      { key: 'stress-test', name: 'Test de efort pe cicloergometru', cost: 300 },
      { key: 'doppler-arterial-one', name: 'Doppler arterial, un membru', cost: 250 },
      { key: 'doppler-arterial-both', name: 'Doppler arterial, ambele membre', cost: 400 },
      { key: 'doppler-venous-one', name: 'Doppler venos, un membru', cost: 250 },
      { key: 'doppler-venous-both', name: 'Doppler venos, ambele membre', cost: 400 },
      { key: 'doppler-carotid', name: 'Doppler carotido-vertebral', cost: 400 },
      { key: 'pacemaker-test', name: 'Testare stimulator cardiac', cost: 250 },
      { key: 'defibrillator-test', name: 'Testare defibrilator implantabil', cost: 300 },
    ],
    rheumatology: [
      { key: 'rheumatology-consultation', name: 'Consultație reumatologie', cost: 200 },
      { key: 'infiltration', name: 'Infiltrație intraarticulară', cost: '150-600' },
      { key: 'kinesiology-tape', name: 'Aplicare de bandă kinesiologică', cost: 70 },
    ],
    hematology: [
      { key: 'hematology-consultation', name: 'Consultație hematologie', cost: '250-350' },
      { key: 'sternal-puncture', name: 'Puncție sternală', cost: 300, note: 'cu citologie' },
      {
        key: 'bone-marrow-biopsy',
        name: 'Biopsie osteomedulară',
        cost: 400,
        note: 'nu include examenul anatomopatologic',
      },
      { key: 'lymph-node-puncture', name: 'Puncție ganglionară sau tumorală', cost: 300 },
      { key: 'parenteral-treatment', name: 'Administrare de tratament parenteral', cost: '100-200' },
      {
        key: 'parenteral-iron',
        name: 'Administrare de fier parenteral',
        cost: '100-300',
        note: 'nu include produsul',
      },
    ],
    genetics: [{ key: 'genetics-consultation', name: 'Consultație genetică medicală', cost: 400 }],
  };
