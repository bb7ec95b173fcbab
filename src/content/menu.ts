import type { ClinicFacts } from '../domain/facts';
import { specialtiesOf } from './clinicFacts';
import { PAGES, SPECIALTY_LINKS, type PageLink } from './paths';

/** Pages of the main menu. `Servicii` has a submenu. */
export const MENU = [PAGES.home, PAGES.services, PAGES.about, PAGES.contact] as const;

/** Returns the pages below `Servicii`. Genetics is left out: cards and side panels link to it. */
export function submenuOf(facts: Pick<ClinicFacts, 'services'>): readonly PageLink[] {
  return specialtiesOf(facts)
    .filter((key) => key !== 'genetics')
    .map((key) => SPECIALTY_LINKS[key]);
}
