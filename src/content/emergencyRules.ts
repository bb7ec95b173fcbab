/** Warning signs. Every page that shows a rule uses the same wording. */

export const FEVER_RULE =
  'Dacă un tratament vă scade apărarea organismului (chimioterapie, imunoterapie, corticosteroizi, imunosupresoare, terapii biologice), dacă nu mai aveți splină ori aveți globulele albe scăzute, mergeți imediat la urgențe când aveți febră de cel puțin 38 °C ori frisoane.';

/** For patients with a normal immune system. */
export const OTHER_FEVER_RULE =
  'Pentru febră în alte situații, cereți sfat medical în aceeași zi; seara și în weekend, mergeți la urgențe.';

export const CHEST_RULE =
  'Sunați la 112 dacă leșinați, dacă aveți durere sau apăsare în piept care apare în repaus ori nu trece în câteva minute, lipsă de aer în repaus sau apărută brusc ori palpitații cu amețeală.';

/** Signs of pulmonary embolism. */
export const LUNG_RULE =
  'Sunați la 112 dacă leșinați, dacă tușiți cu sânge, dacă aveți durere în piept ori lipsă de aer în repaus sau apărută brusc.';

export const STROKE_RULE =
  'Sunați la 112 și dacă, brusc, vi se strâmbă gura, vă slăbește un braț sau un picior, vorbiți greu sau nu mai vedeți cu un ochi ori cu amândoi, chiar dacă semnele trec.';

/** Signs of an arterial occlusion. A venous one is less urgent: {@link CLOT_RULE}. */
export const LIMB_RULE =
  'Sunați la 112 și dacă un braț sau un picior devine brusc rece, palid sau foarte dureros.';

export const CLOT_RULE =
  'Mergeți la urgențe în aceeași zi dacă un picior sau un braț s-a umflat de curând, s-a încălzit, s-a înroșit, s-a învinețit sau doare și în repaus.';

/** Part of a sentence: signs of too few platelets or of vasculitis. */
export const SPOTS_SIGN = 'apar multe vânătăi sau pete roșii mici pe piele';

export const BLEEDING_RULE = `Sunați la 112 dacă leșinați, dacă o sângerare este puternică sau nu se oprește, dacă aveți durere în piept, palpitații cu amețeală, lipsă de aer în repaus sau apărută brusc, confuzie, durere de cap bruscă și foarte puternică, vărsături cu sânge, mult sânge în scaun sau scaune negre ca păcura. Mergeți imediat la urgențe dacă ${SPOTS_SIGN}.`;

export const ANTICOAGULANT_RULE =
  'Dacă luați un anticoagulant (tablete sau heparină) și ați căzut rău ori v-ați lovit la cap, mergeți imediat la urgențe, chiar dacă vă simțiți bine.';

export const HEMOGLOBIN_RULE =
  'Dacă hemoglobina este sub 7 g/dl, mergeți la urgențe în aceeași zi, chiar dacă vă simțiți bine.';

export const ALLERGY_RULE =
  'Sunați la 112 dacă respirați greu, dacă vi se umflă fața, limba sau gâtul, dacă leșinați, dacă aveți durere în piept ori o erupție întinsă, cu stare de rău.';

export const JOINT_RULE =
  'Mergeți imediat la urgențe dacă o articulație devine brusc foarte dureroasă, roșie sau fierbinte, mai ales dacă aveți febră sau frisoane: poate fi o infecție.';

export const BACK_RULE =
  'Mergeți imediat la urgențe și dacă, pe lângă durerea de spate, aveți febră, slăbiciune în picioare sau amorțeală între coapse, dacă nu puteți urina ori dacă scăpați urina sau scaunul. Dacă vă simțiți foarte rău sau nu vă puteți deplasa, sunați la 112.';
