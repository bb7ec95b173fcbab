import { BACK_TODAY, BACK_CALL } from '../emergency/back';
import { FEVER } from '../emergency/fever';
import { JOINT } from '../emergency/joints';
import { fittingTitle } from '../pageMetadata';
import type { SpecialtyOf } from '../specialty';

export const rheumatology: SpecialtyOf<'rheumatology'> = {
  key: 'rheumatology',
  metadata: ({ city }) => ({
    title: fittingTitle(
      `Reumatologie în ${city}: consultații și prețuri`,
      'Reumatologie: consultații și prețuri',
    ),
    description:
      'Consultații pentru artrite, artroză, osteoporoză și boli autoimune rare, infiltrații intraarticulare. Vedeți prețurile, medicii și orele libere.',
    keywords: [
      'reumatologie',
      `reumatolog ${city}`,
      'artrită',
      'artroză',
      'infiltrații',
      'boli autoimune',
      'dureri articulare',
    ],
  }),
  lead: 'Consultații pentru dureri de articulații, de spate și de oase și pentru bolile autoimune care le pot provoca. Aici aflați când este bine să veniți și care sunt prețurile.',
  paragraphs: [
    'Reumatologul se ocupă de bolile articulațiilor, ale oaselor și ale țesuturilor din jurul lor. Unele sunt frecvente, cum este artroza. Altele sunt autoimune: sistemul de apărare atacă din greșeală propriul corp.',
    'Multe dintre ele se pot ține sub control dacă sunt recunoscute devreme. De aceea, nu amânați consultația când o articulație rămâne umflată mai mult de câteva zile.',
  ],
  reasons: {
    heading: 'Când este bine să veniți',
    items: [
      'una sau mai multe articulații sunt dureroase, umflate sau calde;',
      'dimineața simțiți articulațiile înțepenite mai mult de o jumătate de oră;',
      'durerea de spate este mai puternică noaptea și se liniștește la mișcare;',
      'degetele se albesc sau se învinețesc la frig;',
      'aveți o boală reumatică și vă gândiți la o sarcină;',
      'un alt medic bănuiește, după analize, o boală autoimună.',
    ],
  },
  emergency: { call: [BACK_CALL], today: [JOINT, BACK_TODAY, FEVER] },
  subServices: {
    heading: 'Consultații și tratamente',
    articles: {
      '/consultatii-boli-rare-autoimune': {
        summary: 'Lupus, sclerodermie, vasculite și alte boli pentru care este nevoie de urmărire atentă.',
        preparation: 'Aduceți analizele vechi și lista medicamentelor.',
      },
      '/consultatii-boli-reumatice-comune': {
        summary: 'Artroză, osteoporoză, gută, dureri de spate și de umăr.',
        preparation: 'Haine comode; aduceți radiografiile și analizele.',
      },
      '/infiltratii-intraarticulare': {
        summary: 'Medicamentul ajunge, printr-o injecție, direct în articulația dureroasă.',
        preparation: 'Spuneți ce alergii aveți și ce medicamente luați.',
        priceKeyPrefixes: ['infiltration'],
      },
      '/artrite': {
        summary: 'Cum se recunosc artritele, de ce apar și cum se tratează.',
        preparation: 'Aduceți analizele, radiografiile și lista medicamentelor.',
      },
      '/sarcina': {
        summary: 'Cum pregătiți o sarcină și ce controale urmează când aveți o boală reumatică.',
        preparation: 'Veniți înainte de sarcină, cu lista medicamentelor.',
      },
    },
  },
  priceNote:
    'Prețurile sunt în lei. Prețul unei infiltrații depinde de articulație și de medicament: întrebați dinainte, la telefon.',
};
