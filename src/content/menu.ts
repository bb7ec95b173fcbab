import { PATHS, SPECIALTY_LINKS } from './paths';

/** The labels are the customer's (specification §2, decisions §2). */
export const MENU = {
  home: { path: PATHS.home, label: 'Acasa' },
  services: { path: PATHS.services, label: 'Servicii' },
  about: { path: PATHS.about, label: 'Despre Noi' },
  contact: { path: PATHS.contact, label: 'Contact' },
} as const;

export const SUBMENU = [
  SPECIALTY_LINKS.cardiology,
  SPECIALTY_LINKS.rheumatology,
  SPECIALTY_LINKS.hematology,
] as const;
