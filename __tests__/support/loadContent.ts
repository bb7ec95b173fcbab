import { ARTICLES, type LoadArticle } from '../../src/app/articles';
import type { Article } from '../../src/content/article';
import { ARTICLE_LINKS, type ArticlePath } from '../../src/content/articleLinks';
import { SPECIALTY_KEYS, type SpecialtyKey } from '../../src/domain/facts';
import type { Specialty } from '../../src/content/specialty';

export const ARTICLE_PATHS: readonly ArticlePath[] = SPECIALTY_KEYS.flatMap((key) =>
  ARTICLE_LINKS[key].map(({ path }) => path),
);

export async function loadArticle(path: ArticlePath): Promise<Article> {
  const loads = Object.assign({}, ...Object.values(ARTICLES)) as Record<ArticlePath, LoadArticle>;
  return (await loads[path]()).article;
}

export async function loadSpecialty(key: SpecialtyKey): Promise<Specialty> {
  const file = `../../src/content/specialties/${key}.ts`;
  return ((await import(file)) as Record<SpecialtyKey, Specialty>)[key];
}
