import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { makeStore } from '../../src/api/store';
import { allPages, Site } from '../../src/app/appRoutes';
import { routes } from '../../src/app/routes';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import { SiteLink } from '../../src/ui/links';
import { FakeClinicBackend } from '../support/fakeClinicBackend';

const FIRST_PATH = '/cardiologie';

beforeAll(async () => {
  // Imported here, so that no test waits for the compiler.
  await Promise.all([import('../../src/pages/About'), import('../../src/pages/Contact')]);
});
let backend: FakeClinicBackend;
beforeEach(() => {
  // jsdom has no layout, so it cannot scroll.
  window.scrollTo = jest.fn();
  backend = new FakeClinicBackend();
  backend.on('facts', () => SAMPLE_FACTS);
});
afterEach(() => {
  backend.restore();
});

function open(href: string): void {
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
    <Site store={makeStore(SAMPLE_FACTS)}>
      <RouterProvider router={router} />
    </Site>,
  );
}

const follow = async (href: string) => {
  open(href);
  await userEvent.click(screen.getByRole('link', { name: 'Mai departe' }));
};

const phoneInHeader = (phone: string) =>
  within(screen.getByRole('banner')).findAllByRole('link', { name: phone });

const withPhone = (phone: string) => ({
  ...SAMPLE_FACTS,
  profile: { ...SAMPLE_FACTS.profile, phone },
});

test('when the facts cannot be loaded, those of the document stay', async () => {
  backend.on('facts', () => Promise.reject(new TypeError('Failed to fetch')));
  await follow('/about');
  await screen.findByRole('heading', { level: 1, name: 'Despre Noi' });
  expect((await phoneInHeader(SAMPLE_FACTS.profile.phone))[0]).toBeVisible();
});

test('a request for the facts without an answer does not stop the next page’s', async () => {
  backend.on('facts', () => new Promise(() => undefined));
  await follow('/about');
  await screen.findByRole('heading', { level: 1, name: 'Despre Noi' });
  backend.on('facts', () => withPhone('0264 333 333'));
  await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Programări' }));
  expect((await phoneInHeader('0264 333 333'))[0]).toBeVisible();
});

test('a visitor who comes back to the tab sees the facts that have changed meanwhile', async () => {
  open('/about');
  backend.on('facts', () => withPhone('0264 333 333'));
  window.dispatchEvent(new Event('focus'));
  expect((await phoneInHeader('0264 333 333'))[0]).toBeVisible();
});

test('a path with a trailing slash renders the same page', async () => {
  await follow('/about/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Despre Noi' })).toBeVisible();
});
