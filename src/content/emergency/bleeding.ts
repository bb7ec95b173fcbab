import { BREATH, CONFUSION, HEADACHE } from './signs';

export const BLEEDING =
  'o sângerare este puternică sau nu se oprește, vărsați sânge, aveți mult sânge în scaun sau scaune negre ca păcura';

export const BLEEDING_SIGNS = [
  CONFUSION,
  BLEEDING,
  `aveți durere în piept, palpitații cu amețeală ori ${BREATH}`,
  HEADACHE,
];
