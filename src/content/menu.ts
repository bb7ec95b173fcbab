import type { ClinicData } from '../domain/facts';
import { specialtiesOf } from './clinicData';
import { PAGES, SPECIALTY_LINKS, type PageLink } from './paths';

/** The customer's menu. `Servicii` has a submenu. */
export const MENU = [PAGES.home, PAGES.services, PAGES.about, PAGES.contact] as const;

/** Returns the pages below `Servicii`; genetics is reached from cards and side panels. */
export function submenuOf(facts: Pick<ClinicData, 'services'>): readonly PageLink[] {
  return specialtiesOf(facts)
    .filter((key) => key !== 'genetics')
    .map((key) => SPECIALTY_LINKS[key]);
}
