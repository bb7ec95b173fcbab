import { ARTICLE_LINKS } from './articleLinks';
import { SPECIALTY_KEYS } from '../domain/facts';
import { PATHS, SPECIALTY_LINKS } from './paths';

export interface Crumb {
  readonly path: string;
  readonly label: string;
}

const home: Crumb = { path: PATHS.home, label: 'Acasa' };

const trails: ReadonlyMap<string, readonly Crumb[]> = new Map<string, readonly Crumb[]>([
  [PATHS.home, [home]],
  [PATHS.services, [home, { path: PATHS.services, label: 'Servicii' }]],
  [PATHS.about, [home, { path: PATHS.about, label: 'Despre Noi' }]],
  [PATHS.booking, [home, { path: PATHS.booking, label: 'Programare' }]],
  [PATHS.contact, [home, { path: PATHS.contact, label: 'Contact' }]],
  ...SPECIALTY_KEYS.flatMap((key) => {
    const trail = [home, SPECIALTY_LINKS[key]];
    const articles = ARTICLE_LINKS[key].map((link) => [link.path, [...trail, link]] as const);
    return [[SPECIALTY_LINKS[key].path, trail] as const, ...articles];
  }),
]);

/** From the home page down to `path`, which is the last crumb; empty for a path that is no page. */
export function breadcrumbsOf(path: string): readonly Crumb[] {
  return trails.get(path) ?? [];
}
