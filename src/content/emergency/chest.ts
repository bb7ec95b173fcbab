import { BREATH, FAINTING } from './signs';
import { STROKE } from './stroke';

export const CHEST_SIGNS = [
  FAINTING,
  'aveți durere sau apăsare în piept, în repaus ori care nu trece în câteva minute',
  `aveți ${BREATH}`,
  'aveți palpitații cu amețeală',
  STROKE,
];
