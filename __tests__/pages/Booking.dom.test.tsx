import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  bookingPageElement,
  field,
  renderBookingPage,
  withBookingBackend,
  wait,
} from '../support/renderBookingPage';

withBookingBackend();

test('an address that names a service opens with that service chosen', async () => {
  await renderBookingPage('/programare?serviciu=2');
  expect(field('Serviciu')).toHaveValue('2');
  expect(field('Medic')).toBeEnabled();
});

test.each(['99', '0', '-1', 'abc', '1e9', '', '2; drop'])(
  'an address with serviciu=%s opens empty',
  async (nonsense) => {
    await renderBookingPage(`/programare?serviciu=${encodeURIComponent(nonsense)}`);
    expect(field('Serviciu')).toHaveValue('');
  },
);

test('an address that names a date without a time opens with the week of that date', async () => {
  await renderBookingPage('/programare?serviciu=1&medic=1&data=2026-12-09');
  expect(screen.getByRole('table', { name: /7.*11 decembrie/ })).toBeVisible();
});

test('the page tells whom to call and to write in exceptional situations', async () => {
  await renderBookingPage();
  expect(screen.getByRole('link', { name: /0264/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+40/),
  );
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
});

describe('the page as it was drawn in advance', () => {
  let root: Root;
  let complaints: jest.SpyInstance;

  function prerender(): HTMLElement {
    const container = document.createElement('div');
    container.innerHTML = renderToString(bookingPageElement());
    document.body.append(container);
    return container;
  }
  async function hydrate(container: HTMLElement, address?: string): Promise<void> {
    act(() => {
      root = hydrateRoot(container, bookingPageElement(address));
    });
    await wait(0);
  }

  beforeEach(() => {
    complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
    act(() => {
      root.unmount();
    });
    document.body.innerHTML = '';
  });

  test('shows the whole form before any script, and comes alive without a word', async () => {
    const container = prerender();
    expect(field('Serviciu')).toHaveValue('');
    expect(field('Prenume')).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Trimitere' })).toBeVisible();
    await hydrate(container, '/programare?serviciu=1');
    expect(field('Serviciu')).toHaveValue('1');
  });

  test('until it is hydrated the server takes the form, and nothing that was typed gets into an address', async () => {
    const container = prerender();
    const form = screen.getByRole('form', { name: 'Programare' });
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/programare');
    expect(screen.getByRole('button', { name: 'Trimitere' })).toBeEnabled();
    await hydrate(container);
  });

  test('what was typed before it came alive is kept', async () => {
    const container = prerender();
    (field('Nume') as HTMLInputElement).value = 'Pop';
    (field('Informații suplimentare (opțional)') as HTMLTextAreaElement).value = 'Dimineața';
    await hydrate(container);
    expect(field('Nume')).toHaveValue('Pop');
    expect(field('Informații suplimentare (opțional)')).toHaveValue('Dimineața');
  });
});
