import { SAMPLE_FACTS } from '../../../src/content/sample/sampleFacts';
import { LivePages } from '../../../src/server/drawing/livePages';
import type { SiteFile } from '../../../src/server/site/siteFile';
import type { Site } from '../../../src/server/site/site';

test('a page that the clinic gives up while pages are being filled stays away', async () => {
  const served = new Set<string>();
  const site: Pick<Site, 'put' | 'drop'> = {
    put: ({ name }: SiteFile) => served.add(name),
    drop: (name: string) => served.delete(name),
  };
  const drawer = (names: readonly string[]) => ({
    draw: async () => ({ changed: [], names }),
    stop: () => undefined,
  });
  const pages = new LivePages(
    {
      site: site as Site,
      origin: 'http://127.0.0.1',
      drawers: { text: drawer(['site/index.html']), pictures: drawer([]) },
      readFacts: async () => ({
        ...SAMPLE_FACTS,
        profile: { ...SAMPLE_FACTS.profile, name: 'Clinica Demo' },
      }),
      freeTimes: undefined,
      onError: (error) => {
        throw error;
      },
    },
    [
      ['site/index.html', '<p>Acasa</p>'],
      ['site/hematologie.html', '<p>Hematologie</p>'],
    ],
  );
  await Promise.all([pages.fill(), pages.redraw()]);
  pages.stop();
  expect([...served]).toContain('site/index.html');
  expect([...served]).not.toContain('site/hematologie.html');
});
