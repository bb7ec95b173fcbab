import { FAINTING } from './signs';

export const SWELLING = 'respirați greu ori vi se umflă fața, limba sau gâtul';

export const RASH = 'aveți o erupție întinsă, cu stare de rău';

export const ALLERGY_SIGNS = [SWELLING, RASH, FAINTING, 'aveți durere în piept'];
