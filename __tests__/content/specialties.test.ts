import { ARTICLE_LINKS } from '../../src/content/articleLinks';
import { SPECIALTY_KEYS } from '../../src/domain/facts';
import { loadArticle, loadSpecialty } from '../support/loadContent';

describe.each(SPECIALTY_KEYS)('%s', (key) => {
  test('has at least four cards', async () => {
    const { articles, others = [] } = (await loadSpecialty(key)).subServices;
    expect(Object.keys(articles).length + others.length).toBeGreaterThan(3);
  });

  test('gives the same duration and preparation as the articles', async () => {
    const { articles } = (await loadSpecialty(key)).subServices;
    for (const { path } of ARTICLE_LINKS[key]) {
      const { duration, preparation } = articles[path] ?? {};
      const { atAGlance } = await loadArticle(path);
      expect({ path, duration, preparation }).toEqual({
        path,
        duration: atAGlance.duration,
        preparation: atAGlance.preparation,
      });
    }
  });
});
