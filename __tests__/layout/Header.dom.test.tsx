import { screen, within } from '@testing-library/react';
import { SAMPLE_PROFILE as clinic } from '../../src/content/sample/profile';
import { Header } from '../../src/layout/Header';
import { renderAt } from '../support/renderAt';

const mainMenu = () => within(screen.getByRole('navigation', { name: 'Meniu principal' }));
// jsdom has no screen width; a browser test covers what depends on it.

test('the top bar has the phone, the e-mail and a Programare button', () => {
  renderAt('/', <Header />);
  expect(screen.getByRole('link', { name: clinic.phone })).toHaveAttribute('href', 'tel:+40264000000');
  expect(screen.getByRole('link', { name: clinic.email })).toHaveAttribute('href', `mailto:${clinic.email}`);
  expect(screen.getByRole('link', { name: 'Programare' })).toHaveAttribute('href', '/programare');
});

test('the menu links Acasa, Servicii with its three specialties, Despre Noi and Contact', () => {
  renderAt('/', <Header />);
  const links = mainMenu().getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Acasa', '/'],
    ['Servicii', '/servicii'],
    ['Cardiologie', '/cardiologie'],
    ['Reumatologie', '/reumatologie'],
    ['Hematologie', '/hematologie'],
    ['Despre Noi', '/about'],
    ['Contact', '/contact'],
  ]);
});

test.each([
  ['/', 'Acasa'],
  ['/servicii', 'Servicii'],
  ['/about', 'Despre Noi'],
  ['/contact', 'Contact'],
])('on %s the menu marks only %s as the current page', (address, label) => {
  renderAt(address, <Header />);
  const links = mainMenu().getAllByRole('link', { hidden: true });
  const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map((link) => link.textContent)).toEqual([label]);
});
