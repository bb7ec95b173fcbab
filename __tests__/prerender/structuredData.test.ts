import { SAMPLE_FACTS as facts } from '../../src/content/sample/sampleFacts';
import { routes } from '../../src/app/routes';
import { structuredData } from '../../src/prerender/structuredData';

const ORIGIN = 'https://clinica.example';

interface Thing {
  readonly '@type': string;
  readonly [key: string]: unknown;
}

async function thingsOf(pathname: string): Promise<readonly Thing[]> {
  const page = await routes.find(({ path }) => path === pathname)?.lazy();
  if (page === undefined) throw new Error(`There is no page ${pathname}.`);
  return (structuredData({ origin: ORIGIN, facts }, pathname, page.handle) as { '@graph': readonly Thing[] })[
    '@graph'
  ];
}

const ofType = (things: readonly Thing[], type: string) => things.filter((thing) => thing['@type'] === type);

test('every page describes its clinic, with hours and address', async () => {
  for (const { path } of routes) {
    const [clinic] = ofType(await thingsOf(path), 'MedicalClinic');
    expect(clinic).toMatchObject({
      address: { '@type': 'PostalAddress' },
      openingHoursSpecification: {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:30',
        closes: '18:00',
      },
    });
  }
});

test('a specialty lists its doctors and its prices in RON', async () => {
  const things = await thingsOf('/hematologie');
  expect(ofType(things, 'Physician').length).toBeGreaterThan(0);
  expect(ofType(things, 'Offer')).toContainEqual(
    expect.objectContaining({
      name: 'Consultație hematologie',
      priceSpecification: expect.objectContaining({
        minPrice: 250,
        maxPrice: 350,
        priceCurrency: 'RON',
      }) as unknown,
    }),
  );
  expect(ofType(things, 'Offer')).toContainEqual(
    expect.objectContaining({ name: 'Puncție sternală', price: 300, priceCurrency: 'RON' }),
  );
});

test('an article describes its subject and its place in the site', async () => {
  const things = await thingsOf('/testare-de-efort');
  expect(ofType(things, 'MedicalProcedure')).toHaveLength(1);
  const [trail] = ofType(things, 'BreadcrumbList');
  expect((trail?.itemListElement as readonly Thing[] | undefined)?.map(({ item }) => item)).toEqual([
    `${ORIGIN}/`,
    `${ORIGIN}/cardiologie`,
    `${ORIGIN}/testare-de-efort`,
  ]);
});
