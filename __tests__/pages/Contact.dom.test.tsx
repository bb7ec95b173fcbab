import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SAMPLE_BASICS, SAMPLE_PROFILE as clinic } from '../../src/content/sample/profile';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import type { ClinicFacts } from '../../src/domain/facts';
import { ContactPage } from '../../src/pages/Contact';
import { renderAt } from '../support/renderAt';

const show = (facts: ClinicFacts) => {
  cleanup();
  renderAt('/contact', <ContactPage />, facts);
};

beforeEach(() => {
  show(SAMPLE_FACTS);
});

test('three cards give the e-mail, the address next to the hospital, and the phone with its hours', () => {
  const card = (name: string) => screen.getByRole('heading', { name }).closest('article');
  expect(card('E-mail')).toHaveTextContent(clinic.email);
  expect(card('Adresă')).toHaveTextContent(clinic.street);
  expect(card('Adresă')).toHaveTextContent(clinic.landmark);
  expect(card('Telefon')).toHaveTextContent(clinic.phone);
  expect(card('Telefon')).toHaveTextContent(/09:00–\u206018:00/);
});

test('the page links to the booking page', () => {
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
  const { searchParams } = new URL(map.getAttribute('src') ?? '');
  expect(searchParams.get('marker')).toBe(`${clinic.latitude},${clinic.longitude}`);
  expect(map).toHaveAttribute('sandbox', expect.not.stringMatching(/allow-top-navigation|allow-forms/));
  await userEvent.click(screen.getByRole('button', { name: 'Înapoi la schiță' }));
  expect(document.querySelector('iframe')).toBeNull();
});

test('offline, the drawing stays and the page explains why', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Vedeți harta interactivă' }));
  onLine.mockRestore();
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByText(/Nu aveți legătură la internet/)).toBeVisible();
});

test('a plain link gives directions', () => {
  expect(screen.getByRole('link', { name: 'Cum ajungeți la noi' })).toHaveAttribute(
    'href',
    expect.stringContaining('openstreetmap.org/directions'),
  );
});

test('the emergency number 112 comes before the clinic’s phone', () => {
  const emergency = screen.getByText(/^Pentru urgențe, sunați la/);
  expect(emergency).toHaveTextContent('Pentru urgențe, sunați la 112.');
  expect(within(emergency).getByRole('link')).toHaveAttribute('href', 'tel:112');
  const [phone] = screen.getAllByRole('link', { name: clinic.phone });
  expect(
    emergency.compareDocumentPosition(phone ?? document) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

test('the page answers patients’ common questions, each under its own heading', () => {
  for (const text of [clinic.payment, clinic.insurance, clinic.parking, clinic.results, clinic.bloodTests])
    expect(screen.getByText(text ?? 'nothing')).toBeVisible();
  expect(screen.getByText('Plata')).toBeVisible();
});

test('details that the clinic has not provided are omitted with their labels', () => {
  show({ ...SAMPLE_FACTS, profile: { ...SAMPLE_BASICS, payment: '', parking: 'La stradă.' } });
  expect(screen.getByText('La stradă.')).toBeVisible();
  expect(screen.queryByText('Plata')).toBeNull();
  show({ ...SAMPLE_FACTS, profile: SAMPLE_BASICS });
  expect(screen.queryByRole('heading', { name: /Bine de știut/ })).toBeNull();
  expect(document.body).not.toHaveTextContent(/undefined|CUI|Exemplu:/);
});

test('a text of 2,000 characters with markup is shown whole and as plain text, collapsed', () => {
  const text = `<b>x</b><script>alert(1)</script>${'a'.repeat(2000)}`.slice(0, 2000);
  show({ ...SAMPLE_FACTS, profile: { ...clinic, payment: text } });
  const shown = screen.getByText(text);
  expect(shown.closest('details')).not.toHaveAttribute('open');
  expect(shown.children).toHaveLength(0);
});

describe('the privacy notice', () => {
  const section = () =>
    within(
      screen.getByRole('heading', { name: 'Cine răspunde de datele dumneavoastră' }).closest('ul') ??
        document.body,
    );

  test('is summarized beside the form, with a link to the full text', () => {
    const note = screen.getByText('Ce facem cu datele dumneavoastră').closest('details');
    expect(note).toHaveTextContent('numai ca să vă răspundem');
    expect(note?.querySelector('a')).toHaveAttribute('href', '/contact#date-personale');
    expect(screen.getByRole('heading', { name: 'Protecția datelor' })).toHaveAttribute(
      'id',
      'date-personale',
    );
  });

  test('names the controller, the rights, the authority, cookies and the map', () => {
    for (const words of [
      new RegExp(`Operatorul este ${clinic.legalName}, CUI ${clinic.fiscalCode}`),
      /să le ștergem/,
      /nu folosește cookie-uri/,
      /OpenStreetMap numai după ce apăsați/,
    ])
      expect(section().getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: /ANSPDCP/ })).toHaveAttribute(
      'href',
      'https://www.dataprotection.ro',
    );
  });

  test('gives the retention time if the server states one, and promises none otherwise', () => {
    expect(section().getByText(/Vă spunem la cerere/)).toBeVisible();
    show({ ...SAMPLE_FACTS, retentionDays: 730 });
    expect(section().getByText(/la 730 de zile după ziua ei/)).toBeVisible();
  });

  test('uses the clinic’s name if there is no legal name, and can name a separate contact', () => {
    const dataContact = 'date@clinica-luminis.example';
    show({ ...SAMPLE_FACTS, profile: { ...SAMPLE_BASICS, dataContact } });
    expect(section().getByText(new RegExp(`Operatorul este ${clinic.name}, ${clinic.street}`))).toBeVisible();
    expect(section().getAllByText(new RegExp(dataContact))).toHaveLength(2);
  });
});
