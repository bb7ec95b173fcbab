import { articleLoaders } from '../../src/content/articleLoaders';
import { specialtyLoaders } from '../../src/content/specialtyLoaders';
import { ARTICLE_LINKS } from '../../src/content/articleLinks';
import { SPECIALTY_KEYS } from '../../src/content/paths';

describe.each(SPECIALTY_KEYS)('%s', (key) => {
  test('has a card for each of its articles, in the order of the specification', async () => {
    const { subServices } = await specialtyLoaders[key]();
    expect(subServices.items.map(({ path }) => path)).toEqual(ARTICLE_LINKS[key].map(({ path }) => path));
  });

  test('tells of duration and preparation what the articles tell', async () => {
    const { subServices } = await specialtyLoaders[key]();
    for (const { path, duration, preparation } of subServices.items) {
      const { atAGlance } = await articleLoaders[path]();
      expect({ path, duration, preparation }).toEqual({
        path,
        duration: atAGlance.duration,
        preparation: atAGlance.preparation,
      });
    }
  });
});
