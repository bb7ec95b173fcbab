import { clinic } from '../clinic';
import type { PageMetadata } from '../pageMetadata';

export const servicesMetadata: PageMetadata = {
  title: `Servicii medicale în ${clinic.city}`,
  description:
    'Cardiologie, reumatologie, hematologie și genetică medicală: investigații, tratamente, prețuri și medici, pe înțeles, într-un singur loc.',
  keywords: [
    'servicii medicale',
    clinic.city,
    'cardiologie',
    'reumatologie',
    'hematologie',
    'genetică medicală',
    'prețuri',
  ],
};

export const servicesTexts = {
  heading: 'Servicii',
  lead: 'Trei specialități cu investigații și tratamente proprii, și consultații de genetică medicală. Pe fiecare pagină găsiți prețurile și medicii.',
  cardsHeading: 'Specialitățile clinicii',
} as const;
