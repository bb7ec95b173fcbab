import type { AuthScreenUser } from './authScreenUser';
import { codeSentTo, emulatorAnswers, followResetLink } from './emulatorInbox';

const NETWORK =
  'Firebase: A network AuthError (such as timeout, interrupted connection or unreachable host) has occurred. (auth/network-request-failed).';

/**
 * What the capability promises, wherever it runs: the provider's own SDK against the provider's own emulator.
 * @param open a screen for somebody whom this browser has not seen before
 * @param digit tells apart the phones of suites that share the emulator
 */
export function authContract(place: string, digit: number, open: () => Promise<AuthScreenUser>): void {
  let user: AuthScreenUser;
  let visitors = 0;
  const email = () => `ana${visitors}.${place}@exemplu.example`;
  const phone = () => `+4070000${digit}${String(visitors).padStart(3, '0')}`;

  const problem = () => user.dialog('Oops...');

  async function register(displayName = 'Ana Pop'): Promise<void> {
    await user.fill('Nume', displayName);
    await user.fill('E-mail', email());
    await user.fill('Parolă', 'parola-mea');
    await user.press('Creare cont');
    await user.sees(`Bun venit, ${displayName}`);
  }
  async function registerAndLeave(): Promise<void> {
    await register();
    await user.press('Deconectare');
    await user.sees('Nimeni');
  }
  async function sendCode(): Promise<void> {
    await user.fill('Telefon', phone());
    await user.press('Trimitere cod');
    await user.sees('Cod trimis');
  }

  beforeAll(emulatorAnswers);
  beforeEach(async () => {
    visitors += 1;
    user = await open();
  });

  describe('with e-mail and password', () => {
    test('registering says so, signs in and sets the display name', async () => {
      await register('Ioana Ștefan');
      await user.sees('Register Successfully');
      await user.reload();
      await user.press('Cine este autentificat');
      await user.sees('Bun venit, Ioana Ștefan');
    });

    test('an e-mail that is in use opens no second account', async () => {
      await registerAndLeave();
      await user.press('Creare cont');
      expect(await problem()).toBe(
        'Firebase: The email address is already in use by another account. (auth/email-already-in-use).',
      );
    });

    test('a weak password opens no account', async () => {
      await user.fill('E-mail', email());
      await user.fill('Parolă', 'scurt');
      await user.press('Creare cont');
      expect(await problem()).toBe(
        'Firebase: Password should be at least 6 characters (auth/weak-password).',
      );
      await user.press('Închide');
      await user.sees('Nimeni');
    });

    test('logging in finds the account again', async () => {
      await registerAndLeave();
      await user.press('Autentificare');
      await user.sees('Bun venit, Ana Pop');
    });

    test('a wrong password signs nobody in', async () => {
      await registerAndLeave();
      await user.fill('Parolă', 'alta-parola');
      await user.press('Autentificare');
      expect(await problem()).toBe(
        'Firebase: The password is invalid or the user does not have a password. (auth/wrong-password).',
      );
      await user.press('Închide');
      await user.sees('Nimeni');
    });
  });

  describe.each(['Google', 'Facebook', 'GitHub', 'Twitter'])("in %s's pop-up", (party) => {
    test('an answer signs in and says so', async () => {
      await user.answerPopups(
        JSON.stringify({ sub: `${place}-${party}`, email: email(), name: 'Dan Rus', email_verified: true }),
      );
      await user.press(party);
      await user.sees('Bun venit, Dan Rus');
      await user.sees('Register Successfully');
    });

    test('closing it signs nobody in', async () => {
      await user.answerPopups();
      await user.press(party);
      expect(await problem()).toBe(
        'Firebase: The popup has been closed by the user before finalizing the operation. (auth/popup-closed-by-user).',
      );
      await user.press('Închide');
      await user.sees('Nimeni');
    });
  });

  describe('with a phone', () => {
    test('the code that was sent to it signs in', async () => {
      await sendCode();
      await user.fill('Cod', await codeSentTo(phone()));
      await user.press('Confirmare cod');
      await user.sees(`Bun venit, ${phone()}`);
      await user.sees('Niciun cod');
    });

    test('a wrong code does not, and another can be tried', async () => {
      await sendCode();
      await user.fill('Cod', (await codeSentTo(phone())) === '000000' ? '111111' : '000000');
      await user.press('Confirmare cod');
      expect(await problem()).toMatch(
        /^Firebase: The SMS verification code used to create the phone auth credential is invalid\./,
      );
      await user.press('Închide');
      await user.sees('Cod trimis');
      await user.fill('Cod', await codeSentTo(phone()));
      await user.press('Confirmare cod');
      await user.sees(`Bun venit, ${phone()}`);
    });

    test('what is no phone number gets no code', async () => {
      await user.fill('Telefon', '0264');
      await user.press('Trimitere cod');
      expect(await problem()).toMatch(
        /^Firebase: (?:The format of the phone number provided is incorrect|TOO_SHORT|Invalid format)/,
      );
    });
  });

  describe('a forgotten password', () => {
    test('is reset through a mail, and the visitor is told that it was sent', async () => {
      await registerAndLeave();
      await user.press('Parolă uitată');
      await user.sees('Password reset email sent!');
      await followResetLink(email(), 'parola-noua');
      await user.fill('Parolă', 'parola-noua');
      await user.press('Autentificare');
      await user.sees('Bun venit, Ana Pop');
    });

    test('of nobody is not', async () => {
      await user.fill('E-mail', 'nimeni@exemplu.example');
      await user.press('Parolă uitată');
      expect(await problem()).toMatch(
        /^Firebase: There is no user record corresponding to this identifier\./,
      );
    });
  });

  describe('whoever is signed in', () => {
    test('stays so when the page is loaded again, until they sign out', async () => {
      await register();
      await user.reload();
      await user.sees('Nimeni');
      await user.press('Cine este autentificat');
      await user.sees('Bun venit, Ana Pop');
      await user.press('Deconectare');
      await user.sees('Nimeni');
      await user.reload();
      await user.press('Cine este autentificat');
      await user.sees('Nimeni');
    });

    test('can sign out without network too', async () => {
      await register();
      await user.loseNetwork();
      await user.press('Deconectare');
      await user.sees('Nimeni');
    });
  });

  describe('without network', () => {
    beforeEach(async () => {
      await user.answerPopups(JSON.stringify({ sub: 'nimeni', email: email(), email_verified: true }));
      await user.fill('E-mail', email());
      await user.fill('Parolă', 'parola-mea');
    });

    test.each([
      'Creare cont',
      'Autentificare',
      'Google',
      'Facebook',
      'GitHub',
      'Twitter',
      'Trimitere cod',
      'Parolă uitată',
    ])('%s says so', async (button) => {
      await user.fill('Telefon', phone());
      await user.loseNetwork();
      await user.press(button);
      expect(await problem()).toBe(NETWORK);
    });

    test('Confirmare cod says so, and the code can still be confirmed later', async () => {
      await sendCode();
      await user.fill('Cod', '123456');
      await user.loseNetwork();
      await user.press('Confirmare cod');
      expect(await problem()).toBe(NETWORK);
      await user.press('Închide');
      await user.sees('Cod trimis');
    });
  });

  describe('the dialog', () => {
    beforeEach(async () => {
      await user.fill('E-mail', 'nimeni@exemplu.example');
      await user.press('Parolă uitată');
      await problem();
    });

    test('has the focus, and gives it back to what was pressed', async () => {
      await user.isOn('Închide');
      await user.press('Închide');
      await user.noDialog();
      await user.isOn('Parolă uitată');
    });

    test('closes with Escape, and the next attempt is free', async () => {
      await user.pressEscape();
      await user.noDialog();
      await user.isOn('Parolă uitată');
      await user.fill('E-mail', email());
      await user.fill('Parolă', 'parola-mea');
      await user.press('Creare cont');
      await user.sees('Register Successfully');
    });
  });
}
