import type { SpecialtyKey } from '../../src/content/paths';
import type { Price } from '../../src/content/price';

/** Specification §9: what the customer promises; the clinic may offer more. */
export const SPECIFICATION_PRICES: Readonly<Record<SpecialtyKey, readonly Price[]>> = {
  cardiology: [
    {
      id: 'cardiology-evaluation',
      name: 'Evaluare inițială',
      cost: 400,
      note: 'consultație, electrocardiogramă (EKG) și ecocardiografie',
    },
    { id: 'cardiology-control', name: 'Control', cost: 250, note: 'consultație și electrocardiogramă (EKG)' },
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
    { id: 'rheumatology-consultation', name: 'Consultație reumatologie', cost: 200 },
    { id: 'infiltration', name: 'Infiltrație intraarticulară', cost: '150-600' },
    { id: 'kinesiology-tape', name: 'Aplicare de bandă kinesiologică', cost: 70 },
  ],
  hematology: [
    { id: 'hematology-consultation', name: 'Consultație hematologie', cost: '250-350' },
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
  genetics: [{ id: 'genetics-consultation', name: 'Consultație genetică medicală', cost: 400 }],
};
