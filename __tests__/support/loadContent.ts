import type { Article } from '../../src/content/article';
import { ARTICLE_LINKS, specialtyAt, type ArticlePath } from '../../src/content/articleLinks';
import { SPECIALTY_KEYS, type SpecialtyKey } from '../../src/domain/facts';
import type { Specialty } from '../../src/content/specialty';

export const ARTICLE_PATHS: readonly ArticlePath[] = SPECIALTY_KEYS.flatMap((key) =>
  ARTICLE_LINKS[key].map(({ path }) => path),
);

export async function loadArticle(path: ArticlePath): Promise<Article> {
  const file = `../../src/content/articles/${specialtyAt(path)}${path}.ts`;
  return ((await import(file)) as { readonly article: Article }).article;
}

export async function loadSpecialty(key: SpecialtyKey): Promise<Specialty> {
  const file = `../../src/content/specialties/${key}.ts`;
  return ((await import(file)) as Record<SpecialtyKey, Specialty>)[key];
}
