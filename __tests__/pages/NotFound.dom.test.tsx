import { screen, within } from '@testing-library/react';
import { PATHS } from '../../src/content/paths';
import { NotFoundPage } from '../../src/pages/NotFound';
import { renderAt } from '../support/renderAt';

test('the page says Page not Found, explains that the page may have moved or been deleted, and links home', () => {
  renderAt('/nu-exista', <NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not Found' })).toBeVisible();
  expect(NotFoundPage.describe().title).toBe('Page not Found');
  expect(screen.getByText(/mutată sau ștearsă/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'BACK TO HOME' })).toHaveAttribute('href', '/');
});

test('the page links the booking, each specialty, the doctors and the clinic’s contacts', () => {
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
