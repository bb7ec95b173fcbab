import { screen, within } from '@testing-library/react';
import { consultationLine, doctorsOf, pricesOf } from '../../src/content/specialtyFacts';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import { requestLink } from '../../src/content/contactSubject';
import { ARTICLE_LINKS } from '../../src/content/articleLinks';
import { SPECIALTY_KEYS, type SpecialtyKey } from '../../src/domain/facts';
import { SPECIALTY_LINKS } from '../../src/content/paths';
import { SpecialtyPage } from '../../src/pages/Specialty';
import { unbroken } from '../../src/domain/text';
import { loadSpecialty } from '../support/loadContent';
import { renderAt } from '../support/renderAt';
import { EMPTY_CLINIC } from '../support/emptyClinic';

/** Returns the sample clinic's price of a consultation, as the page shows it. */
const lineOf = (key: SpecialtyKey): string =>
  unbroken(consultationLine(SAMPLE_FACTS, key) ?? 'nimic').replaceAll('\u00a0', ' ');

describe.each(SPECIALTY_KEYS)('the page of %s', (key) => {
  beforeEach(async () => {
    renderAt(SPECIALTY_LINKS[key].path, <SpecialtyPage specialty={await loadSpecialty(key)} />);
  });

  test('has the specialty’s name, the breadcrumb and the price of a consultation', () => {
    expect(screen.getByRole('heading', { level: 1, name: SPECIALTY_LINKS[key].label })).toBeVisible();
    const trail = within(screen.getByRole('navigation', { name: 'Unde vă aflați' }));
    expect(trail.getByRole('link', { name: 'Acasa' })).toHaveAttribute('href', '/');
    expect(screen.getAllByText(lineOf(key))[0]).toBeVisible();
  });

  test('has a banner link to the free times of its service', () => {
    const [first] = screen.getAllByRole('link', { name: 'Vedeți orele libere' });
    const service = SAMPLE_FACTS.services.find(({ specialty }) => specialty === key);
    expect(first).toHaveAttribute('href', `/programare?serviciu=${service?.id}`);
    expect(first?.closest('aside')).toBeNull();
  });

  test('has a card for each article, the whole price list and the doctors', () => {
    for (const { path, label } of ARTICLE_LINKS[key])
      expect(within(screen.getByRole('heading', { name: label })).getByRole('link')).toHaveAttribute(
        'href',
        path,
      );
    expect(screen.getByRole('heading', { name: 'Medicii' })).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Prețuri' }));
    for (const { name } of pricesOf(SAMPLE_FACTS, key)) expect(table.getByText(name)).toBeVisible();
    for (const { firstName, lastName } of doctorsOf(SAMPLE_FACTS, key))
      expect(screen.getByRole('heading', { name: `Dr. ${firstName} ${lastName}` })).toBeVisible();
  });

  test('gives the phone and the form for what is not booked online, where there is such a price', () => {
    const isAnyByPhone = pricesOf(SAMPLE_FACTS, key).some(({ isConsultation }) => !isConsultation);
    const request = screen.queryByRole('link', { name: 'printr-o cerere' });
    expect(request !== null).toBe(isAnyByPhone);
    if (request === null) return;
    expect(request).toHaveAttribute('href', requestLink(SPECIALTY_LINKS[key].label));
    expect(request.parentElement).toHaveTextContent(SAMPLE_FACTS.profile.phone);
  });

  test('explains payment, insurance and referrals beside the prices', () => {
    const { payment, insurance, referral } = SAMPLE_FACTS.profile;
    for (const text of [payment, insurance, referral])
      expect(screen.getByText(text ?? 'nothing')).toBeVisible();
  });

  test('describes each doctor’s focus where it is known, beside the doctor’s first free time too', () => {
    for (const { focus } of doctorsOf(SAMPLE_FACTS, key).filter((doctor) => doctor.focus !== ''))
      expect(screen.getAllByText(`Se ocupă de: ${focus}`)).toHaveLength(2);
    expect(screen.queryByText('Se ocupă de:')).toBeNull();
  });

  test('has a side panel with the way to book and the other specialties', () => {
    const panel = within(screen.getByRole('complementary'));
    const booking = panel.getAllByRole('link').filter((link) => link.matches('[href^="/programare"]'));
    expect(booking.at(-1)).toHaveTextContent('Ore de consultație');
    for (const other of SPECIALTY_KEYS.filter((name) => name !== key))
      expect(panel.getByRole('link', { name: SPECIALTY_LINKS[other].label })).toHaveAttribute(
        'href',
        SPECIALTY_LINKS[other].path,
      );
  });
});

test.each(SPECIALTY_KEYS)(
  'the page of %s names no price of a consultation and no doctors where there are none',
  async (key) => {
    const page = <SpecialtyPage specialty={await loadSpecialty(key)} />;
    const { container } = renderAt(SPECIALTY_LINKS[key].path, page, EMPTY_CLINIC);
    expect(screen.queryByRole('heading', { name: 'Medicii' })).toBeNull();
    expect(screen.queryByText(lineOf(key))).toBeNull();
    expect(container.querySelectorAll('b:empty, strong:empty')).toHaveLength(0);
  },
);
