import { articleLoaders } from '../../src/content/articles/articleLoaders';
import { specialtyLoaders } from '../../src/content/specialties/specialtyLoaders';
import { ARTICLE_LINKS } from '../../src/content/articleLinks';
import { SPECIALTY_KEYS } from '../../src/content/paths';

describe.each(SPECIALTY_KEYS)('%s', (key) => {
  test('has cards, one for each of its articles, in the order of the specification', async () => {
    const { subServices } = await specialtyLoaders[key]();
    const paths = subServices.items.flatMap((item) => ('path' in item ? [item.path] : []));
    expect(paths).toEqual(ARTICLE_LINKS[key].map(({ path }) => path));
    expect(subServices.items.length).toBeGreaterThan(3);
  });

  test('tells of duration and preparation what the articles tell', async () => {
    const { subServices } = await specialtyLoaders[key]();
    for (const item of subServices.items) {
      if (!('path' in item)) continue;
      const { path, duration, preparation } = item;
      const { atAGlance } = await articleLoaders[path]();
      expect({ path, duration, preparation }).toEqual({
        path,
        duration: atAGlance.duration,
        preparation: atAGlance.preparation,
      });
    }
  });
});
