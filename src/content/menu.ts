import type { ClinicFacts } from '../domain/facts';
import { specialtiesOf } from './clinicFacts';
import { PATHS, SPECIALTY_LINKS, type PageLink } from './paths';

/** The labels are the customer's (specification §2, decisions §2). */
export const MENU = {
  home: { path: PATHS.home, label: 'Acasa' },
  services: { path: PATHS.services, label: 'Servicii' },
  about: { path: PATHS.about, label: 'Despre Noi' },
  contact: { path: PATHS.contact, label: 'Contact' },
} as const;

/** Of specification §2; genetics is reached from cards and side panels (decisions §2). */
export function submenuOf(facts: Pick<ClinicFacts, 'services'>): readonly PageLink[] {
  return specialtiesOf(facts)
    .filter((key) => key !== 'genetics')
    .map((key) => SPECIALTY_LINKS[key]);
}
