export const FEVER =
  'aveți febră de cel puțin 38 °C ori frisoane, iar un tratament vă scade apărarea organismului (chimioterapie, imunoterapie, corticosteroizi, imunosupresoare, terapii biologice), nu mai aveți splină ori aveți globulele albe scăzute (mergeți imediat)';

/** A sentence for patients with a normal immune system. */
export const OTHER_FEVER =
  'Pentru febră în alte situații, cereți sfat medical în aceeași zi; seara și în weekend, mergeți la urgențe.';
