import { screen, within } from '@testing-library/react';
import { PATHS } from '../../src/content/paths';
import { NotFoundPage } from '../../src/pages/NotFound';
import { renderAt } from '../support/renderAt';

test('it says Page not Found, that the page may have been moved or deleted, and leads home', () => {
  renderAt('/nu-exista', <NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not Found' })).toBeVisible();
  expect(screen.getByText(/mutată sau ștearsă/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'BACK TO HOME' })).toHaveAttribute('href', '/');
});

test('it lists what people look for: a booking, each specialty, the doctors, and how to reach the clinic', () => {
  renderAt('/nu-exista', <NotFoundPage />);
  const list = within(screen.getByRole('list'));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    PATHS.booking,
    PATHS.cardiology,
    PATHS.rheumatology,
    PATHS.hematology,
    PATHS.genetics,
    PATHS.about,
    PATHS.contact,
  ]);
});
