import { ARTICLE_LINKS, type ArticlePath } from '../../src/content/articleLinks';
import { SPECIALTY_KEYS } from '../../src/domain/facts';
import { loadArticle, loadSpecialty } from '../support/loadContent';

test.each(SPECIALTY_KEYS)('%s has at least four cards', async (key) => {
  const { articles, others = [] } = (await loadSpecialty(key)).subServices;
  expect(Object.keys(articles).length + others.length).toBeGreaterThan(3);
});

test.each(
  SPECIALTY_KEYS.flatMap((key) => ARTICLE_LINKS[key].map(({ path }): [string, typeof key] => [path, key])),
)('the card of %s gives the same duration and preparation as its article', async (path, key) => {
  const { articles } = (await loadSpecialty(key)).subServices;
  const { duration, preparation } = articles[path as ArticlePath] ?? {};
  const { atAGlance } = await loadArticle(path as ArticlePath);
  expect({ duration, preparation }).toEqual({
    duration: atAGlance.duration,
    preparation: atAGlance.preparation,
  });
});
