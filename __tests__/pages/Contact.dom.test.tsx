import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createClinicStore } from '../../src/api/createClinicStore';
import { SAMPLE_PROFILE as clinic } from '../../src/content/sample/profile';
import { ContactPage } from '../../src/pages/Contact';
import { renderAt } from '../support/renderAt';

beforeEach(() => {
  renderAt(
    '/contact',
    <Provider store={createClinicStore()}>
      <ContactPage />
    </Provider>,
  );
});

test('three cards give the e-mail, the address next to the hospital, and the phone with its hours', () => {
  const card = (name: string) => screen.getByRole('heading', { name }).closest('article');
  expect(card('E-mail')).toHaveTextContent(clinic.email);
  expect(card('Adresă')).toHaveTextContent(clinic.street);
  expect(card('Adresă')).toHaveTextContent(clinic.landmark);
  expect(card('Telefon')).toHaveTextContent(clinic.phone);
  expect(card('Telefon')).toHaveTextContent('09:00–18:00');
});

test('a link leads to the booking page', () => {
  expect(screen.getByRole('link', { name: 'Vedeți orele libere' })).toHaveAttribute('href', '/programare');
});

test('the map is a drawing until the visitor asks for the real one', async () => {
  expect(screen.getByRole('img', { name: /^Schița locului/ })).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Vedeți harta interactivă' }));
  const map = screen.getByTitle(/^Harta locului/);
  expect(map).toHaveAttribute(
    'src',
    expect.stringContaining('https://www.openstreetmap.org/export/embed.html'),
  );
  expect(map).toHaveAttribute('src', expect.stringContaining(clinic.latitude));
  await userEvent.click(screen.getByRole('button', { name: 'Înapoi la schiță' }));
  expect(document.querySelector('iframe')).toBeNull();
});

test('offline the drawing stays, and says why', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Vedeți harta interactivă' }));
  onLine.mockRestore();
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByText(/Nu aveți legătură la internet/)).toBeVisible();
});

test('a plain link gives directions', () => {
  expect(screen.getByRole('link', { name: 'Indicații de drum' })).toHaveAttribute(
    'href',
    expect.stringContaining('openstreetmap.org/directions'),
  );
});
