/** Said in the same words wherever somebody may have a weakened defence. */
export const FEVER_RULE =
  'Dacă un tratament vă scade apărarea organismului (chimioterapie, imunoterapie, corticosteroizi, imunosupresoare, terapii biologice) sau aveți globulele albe scăzute, mergeți imediat la urgențe când aveți febră de cel puțin 38 °C ori frisoane.';
