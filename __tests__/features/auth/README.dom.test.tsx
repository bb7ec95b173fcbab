import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { AccountPage } from './support/AccountPage';
import { emulatorAnswers } from './support/emulatorInbox';
import { addDialogsAndPopups, configureTestProject, letThingsHappen } from './support/jsdomPopups';

jest.setTimeout(150_000);
const PATIENCE = { timeout: 30_000 };

beforeAll(() => {
  addDialogsAndPopups();
  letThingsHappen();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const problem = () => screen.findByRole('dialog', { name: 'Oops...' }, PATIENCE);

test('the page that the README shows is the one that is compiled and tested here', () => {
  const [, shown] = /```tsx\n([^]*?)```/.exec(readFileSync('src/features/auth/README.md', 'utf8')) ?? [];
  const tested = readFileSync('__tests__/features/auth/support/AccountPage.tsx', 'utf8');
  expect(shown).toBe(tested.replaceAll("'../../../../src/", "'../"));
});

test('on a site without an identity provider it says that signing in is not configured', async () => {
  render(<AccountPage />);
  await press('Intrați cu Google');
  expect(await problem()).toHaveAccessibleDescription('Autentificarea nu este configurată pe acest site.');
  await press('Închide');
  expect(screen.getByRole('button', { name: 'Intrați cu Google' })).toHaveFocus();
});

test('with one it signs in', async () => {
  await emulatorAnswers();
  configureTestProject();
  globalThis.popupAnswer = JSON.stringify({
    sub: 'readme',
    email: 'readme@exemplu.example',
    name: 'Ana Pop',
  });
  render(<AccountPage />);
  await press('Intrați cu Google');
  await screen.findByRole('button', { name: 'Ana Pop' }, PATIENCE);
  await screen.findByText('Register Successfully', {}, PATIENCE);
});
