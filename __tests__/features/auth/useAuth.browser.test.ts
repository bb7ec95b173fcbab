import type { Page } from 'playwright-core';
import { axeViolations } from '../../support/axe';
import { authInChromium } from './support/authInChromium';
import type { AuthScreenUser } from './support/authScreenUser';
import { codeSentTo, followResetLink } from './support/emulatorInbox';
import { SDK_MARKS, sdkMarksIn } from './support/sdkMarks';

/** The provider's own SDK talks to the provider's own emulator. */
const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
const NETWORK =
  'Firebase: A network AuthError (such as timeout, interrupted connection or unreachable host) has occurred. (auth/network-request-failed).';

const auth = authInChromium(emulator);
let page: Page;
let user: AuthScreenUser;
beforeEach(() => {
  ({ page, user } = auth);
});

describe('with e-mail and password', () => {
  test('registering says so, signs in and sets the display name', async () => {
    await user.register('Ioana Ștefan');
    await user.sees('Register Successfully');
    await page.reload();
    await user.press('Cine este autentificat');
    await user.sees('Bun venit, Ioana Ștefan');
  });

  test('an account whose name could not be set is taken back, so that a second attempt can succeed', async () => {
    await user.loseNetwork('accounts:update');
    await user.fill('Nume', 'Ana Pop');
    await user.fill('E-mail', user.email);
    await user.fill('Parolă', 'parola-mea');
    await user.press('Creare cont');
    expect(await user.problem()).toBe(NETWORK);
    await user.press('Închide');
    await user.findNetwork();
    await user.press('Creare cont');
    await user.sees('Bun venit, Ana Pop');
  });

  test('a wrong password signs nobody in, the right one finds the account again', async () => {
    await user.registerAndLeave();
    await user.fill('Parolă', 'alta-parola');
    await user.press('Autentificare');
    expect(await user.problem()).toBe(
      'Firebase: The password is invalid or the user does not have a password. (auth/wrong-password).',
    );
    await user.press('Închide');
    await user.sees('Nimeni');
    await user.fill('Parolă', 'parola-mea');
    await user.press('Autentificare');
    await user.sees('Bun venit, Ana Pop');
  });
});

test.each(['Google', 'Facebook', 'GitHub', 'Twitter'])(
  "closing %s's pop-up signs nobody in, an answer in it does and says so",
  async (party) => {
    await user.answerPopups();
    await user.press(party);
    expect(await user.problem()).toBe(
      'Firebase: The popup has been closed by the user before finalizing the operation. (auth/popup-closed-by-user).',
    );
    await user.press('Închide');
    await user.sees('Nimeni');
    await user.answerPopups({ sub: party, email: user.email, name: 'Dan Rus', email_verified: true });
    await user.press(party);
    await user.sees('Bun venit, Dan Rus');
    await user.sees('Register Successfully');
  },
);

describe('with a phone', () => {
  test('the code that was sent to it signs in, but not before one was sent', async () => {
    await user.press('Confirmare cod');
    await user.noDialog();
    await user.sendCode();
    await user.press('Cine este autentificat');
    await user.sees('Cod trimis');
    await user.fill('Cod', await codeSentTo(user.phone));
    await user.press('Confirmare cod');
    await user.sees(`Bun venit, ${user.phone}`);
    await user.sees('Niciun cod');
  });

  test('a wrong code does not, and another can be tried', async () => {
    await user.sendCode();
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
  });
});

test('a forgotten password is reset through a mail, and the visitor is told that it was sent', async () => {
  await user.registerAndLeave();
  await user.press('Parolă uitată');
  await user.sees('Password reset email sent!');
  await followResetLink(user.email, 'parola-noua');
  await user.fill('Parolă', 'parola-noua');
  await user.press('Autentificare');
  await user.sees('Bun venit, Ana Pop');
});

describe('whoever is signed in', () => {
  test('stays so when the page is loaded again, until they sign out', async () => {
    await user.register();
    await page.reload();
    await user.sees('Nimeni');
    await user.press('Cine este autentificat');
    await user.sees('Bun venit, Ana Pop');
    await user.press('Deconectare');
    await user.sees('Nimeni');
    await page.reload();
    await user.press('Cine este autentificat');
    await user.sees('Nimeni');
  });

  test('can sign out without network too', async () => {
    await user.register();
    await user.loseNetwork();
    await user.press('Deconectare');
    await user.sees('Nimeni');
  });
});

describe('without network', () => {
  test('whatever is asked says so', async () => {
    await user.answerPopups({ sub: 'nimeni', email: user.email, email_verified: true });
    await user.fill('E-mail', user.email);
    await user.fill('Parolă', 'parola-mea');
    await user.fill('Telefon', user.phone);
    await user.press('Cine este autentificat');
    await user.loseNetwork(emulator);
    const said: Record<string, string> = {};
    const asked = ['Creare cont', 'Autentificare', 'Google', 'Facebook', 'GitHub', 'Twitter'];
    for (const button of [...asked, 'Trimitere cod', 'Parolă uitată']) {
      await user.press(button);
      said[button] = await user.problem();
      await user.press('Închide');
    }
    expect(new Set(Object.values(said))).toEqual(new Set([NETWORK]));
  });
});

describe('the dialog', () => {
  const somebodyUnknown = /^Firebase: There is no user record corresponding to this identifier\./;

  beforeEach(async () => {
    await user.fill('E-mail', 'nimeni@exemplu.example');
    await user.press('Parolă uitată');
    expect(await user.problem()).toMatch(somebodyUnknown);
  });

  test('has the focus and no accessibility fault, and gives the focus back to what was pressed', async () => {
    await user.isOn('Închide');
    expect(await axeViolations(page)).toEqual([]);
    await user.press('Închide');
    await user.noDialog();
    await user.isOn('Parolă uitată');
  });

  test('closes with Escape, and the next attempt is free', async () => {
    await page.keyboard.press('Escape');
    await user.noDialog();
    await user.isOn('Parolă uitată');
    await user.register();
    await user.sees('Register Successfully');
  });
});

test('a page that shows it downloads the SDK when something is asked, not before', async () => {
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

test('when the SDK cannot be fetched, the dialog says so in Romanian, and another attempt can succeed', async () => {
  await user.loseNetwork();
  await user.press('Google');
  expect(await user.problem()).toContain('Autentificarea nu s-a putut încărca.');
  await user.press('Închide');
  await user.findNetwork();
  await user.register();
});
