import { screen, within } from '@testing-library/react';
import { SAMPLE_BASICS, SAMPLE_PROFILE as clinic } from '../../src/content/sample/profile';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import { Footer } from '../../src/layout/Footer';
import { renderAt } from '../support/renderAt';

const footer = () => screen.getByRole('contentinfo');

test('the footer shows the opening hours, phone, e-mail and address', () => {
  renderAt('/', <Footer />);
  expect(footer()).toHaveTextContent('08:30–18:00');
  expect(footer()).toHaveTextContent(clinic.street);
  expect(screen.getByRole('link', { name: clinic.phone })).toBeVisible();
  expect(screen.getByRole('link', { name: clinic.email })).toBeVisible();
});

test('the footer shows the cardiology phone only on /cardiologie', () => {
  const { unmount } = renderAt('/cardiologie', <Footer />);
  expect(screen.getByRole('link', { name: clinic.cardiologyPhone })).toBeVisible();
  expect(screen.queryByRole('link', { name: clinic.phone })).not.toBeInTheDocument();
  unmount();
  renderAt('/', <Footer />);
  expect(screen.queryByRole('link', { name: clinic.cardiologyPhone })).not.toBeInTheDocument();
});

test('the footer links the three specialties, and Programări leads to the contact page', () => {
  renderAt('/', <Footer />);
  const links = within(screen.getByRole('navigation', { name: 'Specialități' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Cardiologie', '/cardiologie'],
    ['Reumatologie', '/reumatologie'],
    ['Hematologie', '/hematologie'],
  ]);
  expect(screen.getByRole('link', { name: 'Programări' })).toHaveAttribute('href', '/contact');
});

test('the copyright names the current year', () => {
  renderAt('/', <Footer />);
  expect(footer()).toHaveTextContent(`© ${new Date().getFullYear()} ${clinic.name}`);
});

test('the footer shows the legal details of the clinic and where consumers can complain', () => {
  renderAt('/', <Footer />);
  const { legalName, fiscalCode, tradeRegister, authorisation } = clinic;
  for (const text of [legalName, fiscalCode, tradeRegister, authorisation])
    expect(footer()).toHaveTextContent(text ?? 'nothing');
  expect(screen.getByRole('link', { name: /ANPC/ })).toHaveAttribute('href', 'https://anpc.ro');
  const settlement = screen.getByRole('link', { name: /SAL/ });
  expect(settlement).toHaveAttribute('href', 'https://reclamatiisal.anpc.ro');
});

test('the footer omits details that the clinic has not provided', () => {
  renderAt('/', <Footer />, { ...SAMPLE_FACTS, profile: { ...SAMPLE_BASICS, fiscalCode: '' } });
  expect(footer()).not.toHaveTextContent(/CUI|ANPC|SAL/);
  expect(footer()).toHaveTextContent(clinic.street);
});
