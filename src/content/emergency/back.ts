export const BACK_TODAY =
  'pe lângă durerea de spate, aveți febră, slăbiciune în picioare sau amorțeală între coapse, nu puteți urina ori scăpați urina sau scaunul (mergeți imediat)';

/** For the card that says 112. */
export const BACK_CALL = 'vă doare spatele și vă simțiți foarte rău sau nu vă puteți deplasa';
