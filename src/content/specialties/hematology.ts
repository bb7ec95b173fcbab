import { BLEEDING_SIGNS } from '../emergency/bleeding';
import { HEMOGLOBIN, SPOTS } from '../emergency/blood';
import { FEVER } from '../emergency/fever';
import { STROKE } from '../emergency/stroke';
import { CLOT, LIMB } from '../emergency/vessels';
import { fittingTitle } from '../pageMetadata';
import type { SpecialtyOf } from '../specialty';

export const hematology: SpecialtyOf<'hematology'> = {
  key: 'hematology',
  metadata: ({ city }) => ({
    title: fittingTitle(
      `Hematologie în ${city}: consultații și prețuri`,
      'Hematologie: consultații și prețuri',
    ),
    description:
      'Consultații pentru anemii, trombofilie și boli ale sângelui, puncții, administrare de fier intravenos. Vedeți prețurile, medicii și orele libere.',
    keywords: [
      'hematologie',
      `hematolog ${city}`,
      'anemie',
      'fier intravenos',
      'trombofilie',
      'medulogramă',
      'a doua opinie',
    ],
  }),
  lead: 'Consultații pentru anemii, tulburări de coagulare și alte boli ale sângelui, precum și tratamente administrate în clinică. Vedeți ce presupune fiecare și care sunt prețurile.',
  urgentQuestion: 'O sângerare nu se oprește?',
  paragraphs: [
    'Hematologul se ocupă de sânge, de măduva osoasă, în care se formează acesta, de ganglionii limfatici și de splină. De cele mai multe ori este întrebat de ce unele analize sunt în afara limitelor obișnuite.',
    'O valoare marcată în buletinul de analize nu înseamnă neapărat o boală gravă. Medicul o interpretează în funcție de simptome, de medicamente și de analizele dumneavoastră mai vechi.',
  ],
  reasons: {
    heading: 'Când este bine să veniți',
    items: [
      'hemoglobina este sub 13 g/dl la bărbați sau sub 12 g/dl la femei (în sarcină, pragul este altul);',
      'aveți paloare, oboseală sau amețeli fără o cauză cunoscută;',
      'vă apar ușor vânătăi ori sângerați mai mult decât de obicei;',
      'aveți ganglioni măriți care nu scad în câteva săptămâni;',
      'ați avut o tromboză sau pierderi de sarcină;',
      'doriți o a doua opinie despre o boală malignă a sângelui.',
    ],
  },
  emergency: { call: [...BLEEDING_SIGNS, STROKE, LIMB], today: [CLOT, HEMOGLOBIN, SPOTS, FEVER] },
  subServices: {
    heading: 'Consultații, analize și tratamente',
    articles: {
      '/administrare-fier-intravenos': {
        summary: 'Când fierul luat pe gură nu este suficient sau nu este tolerat.',
        duration: '15 minute – 3 ore',
        preparation: 'Puteți mânca; aduceți analizele recente.',
        priceKeyPrefixes: ['parenteral-iron'],
      },
      '/administrare-tratamente-hematologice': {
        summary: 'Vitamine, heparine, imunoterapie și alte tratamente injectabile sau în perfuzie.',
        preparation: 'Aduceți recomandarea medicului și analizele recente.',
        priceKeyPrefixes: ['parenteral'],
      },
      '/analize-de-specialitate': {
        summary: 'Ce arată hemoleucograma, feritina și celelalte analize folosite des.',
        preparation: 'Dimineața, pe nemâncate, dacă nu vi se spune altfel.',
        priceKeyPrefixes: ['sternal', 'bone', 'lymph'],
      },
      '/consultatii-hemopatii-maligne': {
        summary: 'Pentru leucemii, limfoame și mielom: în ce stadiu este boala și ce urmează.',
        preparation: 'Aduceți toate analizele și biletele de externare.',
      },
      '/diagnostic-anemii': {
        summary: 'De la ce valoare vorbim despre anemie și cum se află cauza ei.',
        preparation: 'Aduceți hemoleucogramele, recente și mai vechi.',
      },
      '/medulograme': {
        summary: 'Proba din măduva osoasă: cum se ia, ce simțiți, ce arată.',
        duration: '10–20 de minute',
        preparation: 'Spuneți dinainte ce medicamente luați.',
        priceKeyPrefixes: ['sternal', 'bone'],
      },
      '/second-opinion-hematologii-maligne': {
        summary: 'Un alt medic hematolog citește dosarul și își spune părerea.',
        preparation: 'Aduceți dosarul medical complet și întrebările.',
      },
      '/tratament-anemii': {
        summary: 'Fier, vitamine și alimentație, după cauza anemiei.',
        preparation: 'Aduceți analizele și tot ce ați luat până acum.',
      },
      '/consultatii-trombofilie': {
        summary: 'Cui i se recomandă testarea și ce schimbă rezultatul.',
        preparation: 'Aduceți analizele și istoricul medical al familiei.',
      },
    },
  },
  priceGroups: [
    { heading: 'Puncții și biopsii', keyPrefixes: ['sternal', 'bone', 'lymph'] },
    { heading: 'Tratamente', keyPrefixes: ['parenteral'] },
  ],
  priceNote:
    'Prețurile sunt în lei. Acolo unde este un interval, suma depinde de complexitate: întrebați dinainte, la telefon.',
};
