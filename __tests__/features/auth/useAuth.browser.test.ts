import type { Page } from 'playwright-core';
import { axeViolations } from '../../support/axe';
import { authInChromium } from './support/authInChromium';
import type { AuthScreenUser } from './support/authScreenUser';
import { codeSentTo, followResetLink } from './support/emulatorInbox';

/** Texts that only the identity provider's SDK contains: its host, its name, one of its messages. */
const SDK_MARKS = ['identitytoolkit.googleapis.com', '@firebase/auth', 'popup-closed-by-user'];
const sdkMarksIn = (code: string): readonly string[] => SDK_MARKS.filter((mark) => code.includes(mark));

/** Host and port of the provider's own emulator, which the provider's own SDK uses. */
const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
const NETWORK =
  'Firebase: A network AuthError (such as timeout, interrupted connection or unreachable host) has occurred. (auth/network-request-failed).';

const auth = authInChromium(emulator);
let page: Page;
let user: AuthScreenUser;
beforeEach(() => {
  ({ page, user } = auth);
});

test('a visitor registers, stays signed in after a reload until they sign out, and signs in with the right password alone', async () => {
  await user.register('Ioana Ștefan');
  await user.sees('Register Successfully');
  await page.reload();
  await user.sees('Nimeni');
  await user.press('Cine este autentificat');
  await user.sees('Bun venit, Ioana Ștefan');
  await user.press('Deconectare');
  await user.sees('Nimeni');
  await page.reload();
  await user.press('Cine este autentificat');
  await user.sees('Nimeni');

  await user.fill('E-mail', user.email);
  await user.fill('Parolă', 'alta-parola');
  await user.press('Autentificare');
  expect(await user.problem()).toBe(
    'Firebase: The password is invalid or the user does not have a password. (auth/wrong-password).',
  );
  await user.press('Închide');
  await user.sees('Nimeni');
  await user.fill('Parolă', 'parola-mea');
  await user.press('Autentificare');
  await user.sees('Bun venit, Ioana Ștefan');
  // Signing out needs no network.
  await user.loseNetwork();
  await user.press('Deconectare');
  await user.sees('Nimeni');
});

test('deletes an account whose name could not be set, so that a second attempt can succeed', async () => {
  await user.loseNetwork('accounts:update');
  await user.fill('Nume', 'Ana Pop');
  await user.fill('E-mail', user.email);
  await user.fill('Parolă', 'parola-mea');
  await user.press('Creare cont');
  expect(await user.problem()).toBe(NETWORK);
  await user.press('Închide');
  await user.restoreNetwork();
  await user.press('Creare cont');
  await user.sees('Bun venit, Ana Pop');
});

test('closing a pop-up signs nobody in, and completing one signs the visitor in with Google, Facebook, GitHub or Twitter', async () => {
  await user.answerPopups();
  await user.press('Google');
  expect(await user.problem()).toBe(
    'Firebase: The popup has been closed by the user before finalizing the operation. (auth/popup-closed-by-user).',
  );
  await user.press('Închide');
  await user.sees('Nimeni');
  for (const party of ['Google', 'Facebook', 'GitHub', 'Twitter']) {
    const email = `${party}.${user.email}`.toLowerCase();
    await user.answerPopups({ sub: party, email, name: `Dan ${party}`, email_verified: true });
    await user.press(party);
    await user.sees(`Bun venit, Dan ${party}`);
    await user.sees('Register Successfully');
    await user.press('Deconectare');
    await user.sees('Nimeni');
  }
});

test('a phone’s code is accepted only after one was sent; after a wrong one the visitor tries another', async () => {
  await user.press('Confirmare cod');
  await user.noDialog();
  await user.sendCode();
  await user.press('Cine este autentificat');
  await user.sees('Cod trimis');
  await user.fill('Cod', (await codeSentTo(user.phone)) === '000000' ? '111111' : '000000');
  await user.press('Confirmare cod');
  expect(await user.problem()).toMatch(
    /^Firebase: The SMS verification code used to create the phone auth credential is invalid\./,
  );
  await user.press('Închide');
  await user.sees('Cod trimis');
  await user.fill('Cod', await codeSentTo(user.phone));
  await user.press('Confirmare cod');
  await user.sees(`Bun venit, ${user.phone}`);
  await user.sees('Niciun cod');
});

test('a code can be sent and confirmed by one press', async () => {
  await user.fill('Telefon', user.phone);
  await user.fill('Cod', '000000');
  await user.press('Trimitere și confirmare');
  expect(await user.problem()).toMatch(/^Firebase: The SMS verification code .* is invalid\./);
});

test('a visitor resets a forgotten password by mail and sees that the mail was sent', async () => {
  await user.registerAndLeave();
  await user.press('Parolă uitată');
  await user.sees('Password reset email sent!');
  await followResetLink(user.email, 'parola-noua');
  await user.fill('Parolă', 'parola-noua');
  await user.press('Autentificare');
  await user.sees('Bun venit, Ana Pop');
});

test('while the browser is offline, every action that asks the provider reports that the network is missing', async () => {
  await user.answerPopups({ sub: 'nimeni', email: user.email, email_verified: true });
  await user.fill('E-mail', user.email);
  await user.fill('Parolă', 'parola-mea');
  await user.fill('Telefon', user.phone);
  await user.press('Cine este autentificat');
  await user.loseNetwork(emulator);
  const shown: Record<string, string> = {};
  const asked = ['Creare cont', 'Autentificare', 'Google', 'Facebook', 'GitHub', 'Twitter'];
  for (const button of [...asked, 'Trimitere cod', 'Parolă uitată']) {
    await user.press(button);
    shown[button] = await user.problem();
    await user.press('Închide');
  }
  for (const [button, text] of Object.entries(shown)) expect([button, text]).toEqual([button, NETWORK]);
});

test('the sign-in dialog takes the focus, has no accessibility violation, and returns the focus when closed, also by Escape, after which another attempt is possible', async () => {
  await user.fill('E-mail', 'nimeni@exemplu.example');
  const fail = async (): Promise<void> => {
    await user.press('Parolă uitată');
    expect(await user.problem()).toMatch(
      /^Firebase: There is no user record corresponding to this identifier\./,
    );
  };
  await fail();
  await user.waitForFocus('Închide');
  expect(await axeViolations(page)).toEqual([]);
  await user.press('Închide');
  await user.noDialog();
  await user.waitForFocus('Parolă uitată');
  await fail();
  await page.keyboard.press('Escape');
  await user.noDialog();
  await user.waitForFocus('Parolă uitată');
  await user.register();
  await user.sees('Register Successfully');
});

test('a page with the hook downloads the SDK only when the visitor uses it', async () => {
  const downloaded: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) downloaded.push(answer.text());
  });
  await page.reload({ waitUntil: 'networkidle' });
  expect(downloaded.length).toBeGreaterThan(0);
  expect(sdkMarksIn((await Promise.all(downloaded)).join('\n'))).toEqual([]);
  await user.press('Parolă uitată');
  await user.problem();
  expect(sdkMarksIn((await Promise.all(downloaded)).join('\n'))).toEqual(SDK_MARKS);
});

test('a failure to load the SDK is explained in Romanian in the dialog, and a retry can succeed', async () => {
  await user.loseNetwork();
  await user.press('Google');
  expect(await user.problem()).toContain('Autentificarea nu s-a putut încărca.');
  await user.press('Închide');
  await user.restoreNetwork();
  await user.register();
});
