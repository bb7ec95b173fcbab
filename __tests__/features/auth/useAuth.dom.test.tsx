import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authContract } from './support/authContract';
import { AuthScreen } from './support/AuthScreen';
import type { AuthScreenUser } from './support/authScreenUser';
import { addDialogsAndPopups, configureTestProject, letThingsHappen } from './support/jsdomPopups';

jest.setTimeout(150_000);

/** A busy machine is slow. */
const PATIENCE = { timeout: 30_000 };

const network = globalThis.fetch;

beforeAll(() => {
  configureTestProject();
  addDialogsAndPopups();
  letThingsHappen();
  // The SDK notes that the emulator knows one kind of proof against robots only.
  jest.spyOn(console, 'log').mockImplementation();
});

async function openScreen(): Promise<AuthScreenUser> {
  globalThis.fetch = network;
  globalThis.popupAnswer = undefined;
  cleanup();
  render(<AuthScreen />);
  const user = userEvent.setup();
  const press = async (name: string): Promise<void> => {
    await user.click(await screen.findByRole('button', { name }, PATIENCE));
  };
  const isFree = () =>
    waitFor(() => {
      expect(screen.getByRole('button', { name: 'Google' })).toBeEnabled();
    }, PATIENCE);
  await press('Deconectare');
  await isFree();

  return {
    fill: async (label, value) => {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), value);
    },
    press,
    pressEscape: () =>
      act(async () => {
        screen.getByRole<HTMLDialogElement>('dialog').close();
        await Promise.resolve();
      }),
    sees: async (text) => {
      await screen.findByText(text, {}, PATIENCE);
    },
    dialog: async (name) => {
      const dialog = await screen.findByRole('dialog', { name }, PATIENCE);
      return document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
    },
    noDialog: () =>
      waitFor(() => {
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      }, PATIENCE),
    isOn: (name) =>
      waitFor(() => {
        expect(screen.getByRole('button', { name })).toHaveFocus();
      }, PATIENCE),
    reload: () => {
      cleanup();
      render(<AuthScreen />);
      return Promise.resolve();
    },
    loseNetwork: () => {
      globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
      return Promise.resolve();
    },
    answerPopups: (answer) => {
      globalThis.popupAnswer = answer;
      return Promise.resolve();
    },
  };
}

authContract('jsdom', 1, openScreen);

test('an account whose name could not be set is taken back, so that a second attempt can succeed', async () => {
  const user = await openScreen();
  globalThis.fetch = (input, init) =>
    (input instanceof Request ? input.url : String(input)).includes('accounts:update')
      ? Promise.reject(new TypeError('fetch failed'))
      : network(input, init);
  await user.fill('Nume', 'Ana Pop');
  await user.fill('E-mail', 'jumatate@exemplu.example');
  await user.fill('Parolă', 'parola-mea');
  await user.press('Creare cont');
  expect(await user.dialog('Oops...')).toContain('auth/network-request-failed');
  await user.pressEscape();

  globalThis.fetch = network;
  await user.press('Creare cont');
  await user.sees('Bun venit, Ana Pop');
});
