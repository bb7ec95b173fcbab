import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FACTS_PATH, KnownFacts } from '../../src/api/clinicFacts';
import { App } from '../../src/app/App';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import { renderAt } from '../support/renderAt';

let known: KnownFacts;

const FIRST = { markup: '<h1>Prima pagină</h1>' };

beforeAll(async () => {
  // Compiled beforehand, so that no test waits for the compiler.
  await Promise.all([import('../../src/pages/About'), import('../../src/pages/NotFound')]);
});
beforeEach(() => {
  known = new KnownFacts({ profile: SAMPLE_FACTS.profile, services: SAMPLE_FACTS.services });
  // jsdom lays nothing out, so it cannot scroll.
  window.scrollTo = jest.fn();
  globalThis.fetch = jest.fn((path) => {
    expect(path).toBe(FACTS_PATH);
    return Promise.resolve(Response.json(SAMPLE_FACTS));
  });
});

const follow = async (href: string) => {
  renderAt(
    '/cardiologie',
    <App known={known} initial={{ markup: `${FIRST.markup}<p><a href="${href}">Mai departe</a></p>` }} />,
  );
  await act(() => userEvent.click(screen.getByRole('link', { name: 'Mai departe' })));
};

test('the first page stands as it came', () => {
  renderAt('/cardiologie', <App known={known} initial={FIRST} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Prima pagină' })).toBeVisible();
});

test('a link of the first page leads to the next one, which takes the focus and the head', async () => {
  await follow('/about');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Despre Noi' });
  expect(heading).toHaveFocus();
  expect(screen.queryByText('Prima pagină')).toBeNull();
  expect(document.title).toMatch(/ \| /);
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'http://localhost/about',
  );
});

test('what staff have changed shows around the page too, once the next one is reached', async () => {
  const phone = '0264 999 999';
  globalThis.fetch = jest.fn(() =>
    Promise.resolve(Response.json({ ...SAMPLE_FACTS, profile: { ...SAMPLE_FACTS.profile, phone } })),
  );
  await follow('/about');
  await screen.findByRole('heading', { level: 1, name: 'Despre Noi' });
  const top = within(screen.getByRole('banner'));
  expect((await top.findAllByRole('link', { name: phone }))[0]).toBeVisible();
});

test('a path with a closing slash is answered by the same page', async () => {
  await follow('/about/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Despre Noi' })).toBeVisible();
});

test('an unknown path is answered by the not-found page, which has no address of its own', async () => {
  await follow('/nu-exista');
  expect(await screen.findByRole('heading', { level: 1, name: /Page not Found/ })).toBeVisible();
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
});

test('a click asks the server once what staff have changed', async () => {
  known = new KnownFacts(SAMPLE_FACTS);
  await follow('/nici-aceasta');
  await screen.findByRole('heading', { level: 1, name: /Page not Found/ });
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
});
