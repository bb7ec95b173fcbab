import { useRef, useState } from 'react';
import { AUTH_MESSAGES } from '../../content/messages';
import { useNotify } from '../notifications/useNotify';
import { AuthProblemDialog, type AuthProblem } from './AuthProblemDialog';
import { identitySettings } from './identitySettings';

/** Thrown when the provider cannot be reached. Its message is Romanian; the provider's own messages are English. */
class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}

/** Loads the provider's SDK, again after a failure; throws an UnavailableError. */
export async function loadAuth() {
  if (identitySettings.apiKey === '')
    throw new UnavailableError('Autentificarea nu este configurată pe acest site.');
  return import(/* webpackChunkName: "identity" */ './auth').catch(() => {
    throw new UnavailableError(
      'Autentificarea nu s-a putut încărca. Verificați conexiunea la internet și încercați din nou.',
    );
  });
}

type Auth = Awaited<ReturnType<typeof loadAuth>>;
type Account = Awaited<ReturnType<Auth['currentAccount']>>;

/** Signs visitors in and out, for a screen inside `Notifications`. Tests replace `load`. */
export function useAuth(load = loadAuth) {
  const notify = useNotify();
  const [account, setAccount] = useState<Account>(null);
  const [isWorking, setIsWorking] = useState(false);
  const [isCodeSent, setIsCodeSent] = useState(false);
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const isBusy = useRef(false);

  const showAccount = (shown: Account, message?: string): void => {
    setAccount(shown);
    if (shown !== null) setIsCodeSent(false);
    if (message !== undefined) notify({ text: message, tone: 'success' });
  };
  /** Runs one request at a time; a failure only opens the dialog. */
  const oneAtATime =
    <Args extends unknown[]>(request: (auth: Auth, ...args: Args) => Promise<void>) =>
    async (...args: Args): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      setIsWorking(true);
      // A screen disables its buttons during the request, which removes the focus, so remember it first.
      const opener = document.activeElement;
      try {
        await request(await load(), ...args);
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        setProblem({ text, lang: error instanceof UnavailableError ? 'ro' : 'en', opener });
      }
      isBusy.current = false;
      setIsWorking(false);
    };

  return {
    /** Null while the visitor is not signed in, and before the first request. */
    account,
    /** True while a request is running; further requests are ignored. */
    isWorking,
    /** True after a code was sent to a phone and before it was confirmed. */
    isCodeSent,
    register: oneAtATime(async (auth, ...registration: Parameters<Auth['register']>) =>
      showAccount(await auth.register(...registration), AUTH_MESSAGES.registered),
    ),
    logIn: oneAtATime(async (auth, ...credentials: Parameters<Auth['logIn']>) =>
      showAccount(await auth.logIn(...credentials)),
    ),
    /** Signs in by pop-up. Call it from a click, otherwise browsers block the pop-up. */
    signInWith: oneAtATime(async (auth, ...provider: Parameters<Auth['signInWith']>) =>
      showAccount(await auth.signInWith(...provider), AUTH_MESSAGES.registered),
    ),
    /** @param phone in international form, +40… */
    sendCode: oneAtATime(async (auth, phone: string) => {
      await auth.sendCode(phone);
      setIsCodeSent(true);
    }),
    /** Confirms the code; does nothing before one was sent. */
    confirmCode: oneAtATime(async (auth, code: string) => {
      const confirmed = await auth.confirmCode(code);
      if (confirmed !== null) showAccount(confirmed);
    }),
    resetPassword: oneAtATime(async (auth, email: string) => {
      await auth.resetPassword(email);
      notify({ text: AUTH_MESSAGES.passwordResetSent, tone: 'success' });
    }),
    signOut: oneAtATime(async (auth) => {
      await auth.signOut();
      setIsCodeSent(false);
      setAccount(null);
    }),
    /** Restores the account after a reload, and loads the SDK, so that a later click can open its pop-up at once. */
    findAccount: oneAtATime(async (auth) => showAccount(await auth.currentAccount())),
    /** The dialog that shows failures; render it once, anywhere on the page. */
    problem: problem && <AuthProblemDialog problem={problem} onClose={() => setProblem(null)} />,
  };
}
