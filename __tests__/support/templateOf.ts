import { breadcrumbsOf } from '../../src/content/breadcrumbs';
import { SPECIALTY_LINKS } from '../../src/content/paths';

const specialties: readonly string[] = Object.values(SPECIALTY_LINKS).map(({ path }) => path);

/** Returns the name of a page's template: specialties share one, articles another. */
export function templateOf(path: string): string {
  if (specialties.includes(path)) return 'specialty';
  return breadcrumbsOf(path).length > 2 ? 'article' : path;
}
