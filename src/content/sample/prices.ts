import type { Cost } from '../../domain/entities';
import { SPECIALTY_KEYS, type PriceFacts, type SpecialtyKey } from '../../domain/facts';
import { SAMPLE_SERVICE_IDS } from './services';

type Row = readonly [key: string, name: string, cost: Cost, note?: string];

const CONSULTATIONS: Record<SpecialtyKey, readonly Row[]> = {
  cardiology: [
    [
      'cardiology-evaluation',
      'Evaluare inițială',
      400,
      'la prima vizită: consultație, electrocardiogramă (EKG) și ecocardiografie',
    ],
    ['cardiology-control', 'Control', 250, 'după prima vizită: consultație și electrocardiogramă (EKG)'],
  ],
  rheumatology: [['rheumatology-consultation', 'Consultație reumatologie', 200]],
  hematology: [['hematology-consultation', 'Consultație hematologie', '250-350']],
  genetics: [['genetics-consultation', 'Consultație genetică medicală', 400]],
};

/** Procedures that a doctor orders; they cannot be booked online. */
const INVESTIGATIONS: Record<SpecialtyKey, readonly Row[]> = {
  cardiology: [
    ['ecg-interpretation', 'Interpretare EKG', 150],
    ['holter-24h', 'Holter EKG 24 de ore', 250],
    ['abpm-24h', 'Monitorizarea ambulatorie a tensiunii arteriale, 24 de ore', 200],
    ['holter-48h', 'Holter EKG 48 de ore', 400],
    ['abpm-48h', 'Monitorizarea ambulatorie a tensiunii arteriale, 48 de ore', 400],
    ['stress-test', 'Test de efort pe cicloergometru', 300],
    ['doppler-arterial-one', 'Doppler arterial, un membru', 250],
    ['doppler-arterial-both', 'Doppler arterial, ambele membre', 400],
    ['doppler-venous-one', 'Doppler venos, un membru', 250],
    ['doppler-venous-both', 'Doppler venos, ambele membre', 400],
    ['doppler-carotid', 'Doppler carotido-vertebral', 400],
    ['pacemaker-test', 'Testare stimulator cardiac', 250],
    ['defibrillator-test', 'Testare defibrilator implantabil', 300],
  ],
  rheumatology: [
    ['infiltration', 'Infiltrație intraarticulară', '150-600'],
    ['kinesiology-tape', 'Aplicare de bandă kinesiologică', 70],
  ],
  hematology: [
    ['sternal-puncture', 'Puncție sternală', 300, 'cu citologie'],
    ['bone-marrow-biopsy', 'Biopsie osteomedulară', 400, 'nu include examenul anatomopatologic'],
    ['lymph-node-puncture', 'Puncție ganglionară sau tumorală', 300],
    ['parenteral-treatment', 'Administrare de tratament parenteral', '100-200'],
    ['parenteral-iron', 'Administrare de fier parenteral', '100-300', 'nu include produsul'],
  ],
  genetics: [],
};

const prices = (specialty: SpecialtyKey, rows: readonly Row[], isConsultation: boolean): PriceFacts[] =>
  rows.map(([key, name, cost, note]) => ({
    key,
    serviceId: SAMPLE_SERVICE_IDS[specialty],
    name,
    cost,
    ...(note !== undefined && { note }),
    isConsultation,
  }));

/** Every price of the sample clinic, by specialty: consultations first. */
export const SAMPLE_PRICES: readonly PriceFacts[] = SPECIALTY_KEYS.flatMap((specialty) => [
  ...prices(specialty, CONSULTATIONS[specialty], true),
  ...prices(specialty, INVESTIGATIONS[specialty], false),
]);
