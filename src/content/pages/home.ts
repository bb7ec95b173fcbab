import { clinic } from '../clinic';
import type { PageMetadata } from '../pageMetadata';

export const homeMetadata: PageMetadata = {
  title: `${clinic.name}, clinică medicală în ${clinic.city}`,
  description: `Consultații de cardiologie, reumatologie, hematologie și genetică medicală în ${clinic.city}. Vedeți prețurile dinainte și alegeți o oră liberă.`,
  keywords: [
    'clinică medicală',
    clinic.city,
    'cardiologie',
    'reumatologie',
    'hematologie',
    'genetică medicală',
    'programare online',
  ],
};

export const homeTexts = {
  promise: 'Știți dinainte la cine veniți, la ce oră și cât costă.',
  lead: `Consultații de cardiologie, reumatologie, hematologie și genetică medicală în ${clinic.city}.`,
  book: 'Alegeți o oră liberă',
  toAbout: 'Despre clinică',
  about: {
    heading: 'O clinică nouă, în care vi se explică',
    paragraphs: [
      'Cele mai multe întrebări apar înainte de consultație: la ce medic merg, cum mă pregătesc, cât costă. Pe acest site găsiți răspunsul la fiecare.',
      'În cabinet, medicul vă ascultă, vă examinează și vă spune pe înțeles ce a găsit și ce urmează.',
    ],
    more: 'Cum lucrăm',
  },
  visit: {
    heading: 'Cum decurge o vizită',
    steps: [
      {
        title: 'Alegeți medicul și ora',
        text: 'Vedeți programul fiecărui medic, săptămână de săptămână. Nu aveți nevoie de cont.',
      },
      {
        title: 'Vă pregătiți',
        text: 'Fiecare pagină spune ce aduceți și ce evitați înainte. Analizele și lista medicamentelor sunt mereu de folos.',
      },
      {
        title: 'Veniți la consultație',
        text: 'La sfârșit știți ce urmează: tratament, investigații sau un control.',
      },
    ],
    pricesHeading: 'Prețurile unei consultații',
  },
  doctors: {
    heading: 'Medicii',
    lead: 'Fiecare medic își are programul lui. La programare alegeți întâi specialitatea, apoi medicul.',
  },
} as const;
