import { ARTICLE_LINKS, specialtyAt } from './articleLinks';
import { PAGES, type PageLink } from './paths';

/** Returns the trail from the home page to `path`, which is last; empty for an unknown path. */
export function breadcrumbsOf(path: string): readonly PageLink[] {
  const pages: readonly PageLink[] = Object.values(PAGES);
  const articles: readonly PageLink[] = Object.values(ARTICLE_LINKS).flat();
  const page = [...pages, ...articles].find((link) => link.path === path);
  if (page === undefined) return [];
  const specialty = specialtyAt(path);
  const trail = [PAGES.home, ...(specialty === undefined ? [] : [PAGES[specialty]]), page];
  return [...new Set(trail)];
}
