import { screen } from '@testing-library/react';
import { NotFoundPage } from '../../src/pages/NotFound';
import { renderAt } from '../support/renderAt';

test('it says Page not Found, that the page may have been moved or deleted, and leads home', () => {
  renderAt('/nu-exista', <NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not Found' })).toBeVisible();
  expect(screen.getByText(/mutată sau ștearsă/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'BACK TO HOME' })).toHaveAttribute('href', '/');
});
