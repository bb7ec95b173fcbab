import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { AccountPage } from './support/AccountPage';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the README’s sample page is the one compiled and tested here', () => {
  const [, shown] = /```tsx\n([^]*?)```/.exec(readFileSync('src/features/auth/README.md', 'utf8')) ?? [];
  const tested = readFileSync('__tests__/features/auth/support/AccountPage.tsx', 'utf8');
  expect(shown).toBe(tested.replaceAll("'../../../../src/", "'../"));
});

test('without an identity provider, the page explains that signing in is not configured', async () => {
  // jsdom's dialogs have no methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
  render(<AccountPage />);
  await press('Intrați cu Google');
  expect(await screen.findByRole('dialog', { name: 'Oops...' })).toHaveAccessibleDescription(
    'Autentificarea nu este configurată pe acest site.',
  );
  await press('Închide');
  expect(screen.getByRole('button', { name: 'Intrați cu Google' })).toHaveFocus();
});
