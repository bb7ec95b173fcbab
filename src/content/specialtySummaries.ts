import type { SpecialtyKey } from '../domain/facts';

/** One sentence on each specialty, for cards. Separate from the pages' texts so that pages with cards stay small. */
export const SPECIALTY_SUMMARIES: Record<SpecialtyKey, string> = {
  cardiology: 'Consultații cu EKG și ecocardiografie, Holter, test de efort, Doppler vascular.',
  rheumatology: 'Consultații pentru boli de articulații și boli autoimune, infiltrații intraarticulare.',
  hematology: 'Consultații pentru anemii și boli ale sângelui, puncții, administrare de fier intravenos.',
  genetics: 'Consultații pentru boli ereditare, teste genetice și planificarea unei sarcini.',
};
