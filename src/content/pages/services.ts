import { capitalized } from '../../domain/text';
import type { ClinicFacts } from '../../domain/facts';
import { specialtiesOf, specialtiesWithCard } from '../clinicFacts';
import { consultationWords, specialtyCount, specialtyWords } from '../specialtyWords';
import { SPECIALTY_LINKS } from '../paths';
import { fittingTitle, type PageMetadata } from '../pageMetadata';

export function servicesMetadata(facts: ClinicFacts): PageMetadata {
  return {
    title: fittingTitle(`Servicii medicale în ${facts.profile.city}`, 'Servicii medicale'),
    description: `${consultationWords(facts)}: investigații, tratamente, prețuri și medici, pe înțeles, într-un singur loc.`,
    keywords: [
      'servicii medicale',
      facts.profile.city,
      ...specialtiesOf(facts).map((key) => SPECIALTY_LINKS[key].label.toLowerCase()),
      'prețuri',
    ],
  };
}

export const servicesTexts = {
  heading: 'Servicii',
  lead: (facts: ClinicFacts): string => {
    const cards = specialtiesWithCard(facts);
    const cardCount = specialtyCount(cards);
    const otherNames = specialtyWords(facts, cards);
    const offers = [
      ...(cardCount === ''
        ? []
        : [`${cardCount},${cards.length > 1 ? ' fiecare' : ''} cu investigațiile și tratamentele ei`]),
      ...(otherNames === '' ? [] : [`consultații de ${otherNames}`]),
    ].join(', și ');
    return `${offers && `${capitalized(offers)}. `}Pe fiecare pagină găsiți prețurile și medicii.`;
  },
  cardsHeading: 'Specialitățile clinicii',
  /** Heading of the services that have no page. */
  othersHeading: 'Alte consultații',
} as const;
