import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';

/** The sample clinic without doctors and without prices of consultations. */
export const EMPTY_CLINIC = {
  ...SAMPLE_FACTS,
  doctors: [],
  prices: SAMPLE_FACTS.prices.map((price) => ({ ...price, isConsultation: false })),
};
