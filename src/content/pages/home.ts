import type { ClinicFacts } from '../../domain/facts';
import { specialtiesOf } from '../clinicFacts';
import { consultationWords } from '../specialtyWords';
import { SPECIALTY_LINKS } from '../paths';
import { fittingTitle, type PageMetadata } from '../pageMetadata';

const consultations = (facts: ClinicFacts): string => `${consultationWords(facts)} în ${facts.profile.city}.`;

export const homeMetadata = (facts: ClinicFacts): PageMetadata => {
  const { name, city } = facts.profile;
  return {
    title: fittingTitle(`${name}, clinică medicală în ${city}`, `${name}, ${city}`, name),
    description: `${consultations(facts)} Vedeți prețurile dinainte și alegeți o oră liberă.`,
    keywords: [
      'clinică medicală',
      city,
      ...specialtiesOf(facts).map((key) => SPECIALTY_LINKS[key].label.toLowerCase()),
      'programare online',
    ],
  };
};

export const homeTexts = {
  /** Two lines on wide screens. */
  promise: ['Știți dinainte la ce medic veniți,', 'la ce oră și la ce preț.'],
  lead: consultations,
  book: 'Alegeți o oră liberă',
  toAbout: 'Despre clinică',
  firstFreeTimes: 'Primele ore libere',
  freeTimes: 'Ore libere',
  otherServices: 'Celelalte servicii',
  about: {
    heading: 'O clinică nouă, în care primiți explicații clare',
    paragraphs: [
      'Cele mai multe întrebări apar înainte de consultație: la ce medic merg, cum mă pregătesc, care sunt prețurile. Răspunsurile sunt pe acest site.',
      'În cabinet, medicul vă ascultă, vă examinează și vă spune pe înțeles ce a găsit și ce urmează.',
    ],
    more: 'Cum lucrăm',
  },
  appointmentSteps: {
    heading: 'Cum decurge o vizită',
    steps: [
      {
        title: 'Alegeți medicul și ora',
        text: 'Vedeți programul fiecărui medic, săptămână de săptămână. Nu aveți nevoie de cont.',
      },
      {
        title: 'Vă pregătiți',
        text: 'Pe fiecare pagină aflați ce să aduceți și ce să evitați înainte. Analizele și lista medicamentelor sunt mereu de folos.',
      },
      {
        title: 'Veniți la consultație',
        text: 'La sfârșit știți ce urmează: tratament, investigații sau un control.',
      },
    ],
  },
  doctors: {
    heading: 'Medicii',
    lead: 'Fiecare medic are propriul program. La programare alegeți întâi specialitatea, apoi medicul.',
    freeTimes: 'Vedeți orele libere ale fiecărui medic',
  },
} as const;
