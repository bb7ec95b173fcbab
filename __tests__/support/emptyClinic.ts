import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';

/** The sample clinic before anybody has said who works there and what a consultation costs. */
export const EMPTY_CLINIC = {
  ...SAMPLE_FACTS,
  doctors: [],
  prices: SAMPLE_FACTS.prices.map((price) => ({ ...price, isConsultation: false })),
};
