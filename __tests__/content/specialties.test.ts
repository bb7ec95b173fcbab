import { ARTICLE_LINKS } from '../../src/content/articleLinks';
import { SPECIALTY_KEYS } from '../../src/domain/facts';
import { loadArticle, loadSpecialty } from '../support/loadContent';

describe.each(SPECIALTY_KEYS)('%s', (key) => {
  test('has cards, one for each of its articles, in the order of the specification', async () => {
    const { subServices } = await loadSpecialty(key);
    const paths = subServices.items.flatMap((item) => ('path' in item ? [item.path] : []));
    expect(paths).toEqual(ARTICLE_LINKS[key].map(({ path }) => path));
    expect(subServices.items.length).toBeGreaterThan(3);
  });

  test('tells of duration and preparation what the articles tell', async () => {
    const { subServices } = await loadSpecialty(key);
    for (const item of subServices.items) {
      if (!('path' in item)) continue;
      const { path, duration, preparation } = item;
      const { atAGlance } = await loadArticle(path);
      expect({ path, duration, preparation }).toEqual({
        path,
        duration: atAGlance.duration,
        preparation: atAGlance.preparation,
      });
    }
  });
});
