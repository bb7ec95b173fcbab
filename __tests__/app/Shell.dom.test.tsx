import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { FACTS_PATH, ClinicDataStore, ClinicDataContext } from '../../src/api/clinicData';
import { allPages } from '../../src/app/appRoutes';
import { routes } from '../../src/app/routes';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import { SiteLink } from '../../src/ui/SiteLink';

const FIRST_PATH = '/cardiologie';

beforeAll(async () => {
  // Imported here, so that no test waits for the compiler.
  await import('../../src/pages/About');
});
beforeEach(() => {
  // jsdom has no layout, so it cannot scroll.
  window.scrollTo = jest.fn();
  globalThis.fetch = jest.fn((path) => {
    expect(path).toBe(FACTS_PATH);
    return Promise.resolve(Response.json(SAMPLE_FACTS));
  });
});

function visit(href: string): void {
  const Page = () => (
    <>
      <h1>Prima pagină</h1>
      <SiteLink to={href}>Mai departe</SiteLink>
    </>
  );
  const [route] = routes.filter(({ path }) => path === FIRST_PATH);
  if (route === undefined) throw new Error(`There is no ${FIRST_PATH}.`);
  const page = {
    Component: Page,
    handle: { describe: () => ({ title: '', description: '', keywords: [] }) },
  };
  const router = createMemoryRouter(allPages(routes, route, page), { initialEntries: [FIRST_PATH] });
  render(
    <ClinicDataContext value={new ClinicDataStore(SAMPLE_FACTS)}>
      <RouterProvider router={router} />
    </ClinicDataContext>,
  );
}

const follow = async (href: string) => {
  visit(href);
  await userEvent.click(screen.getByRole('link', { name: 'Mai departe' }));
};

test('when the clinic data cannot be loaded, the data in the document stay', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await follow('/about');
  await screen.findByRole('heading', { level: 1, name: 'Despre Noi' });
  const top = within(screen.getByRole('banner'));
  expect(top.getAllByRole('link', { name: SAMPLE_FACTS.profile.phone })[0]).toBeVisible();
});

test('a path with a trailing slash renders the same page', async () => {
  await follow('/about/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Despre Noi' })).toBeVisible();
});
