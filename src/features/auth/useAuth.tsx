import { useRef, useState } from 'react';
import { AUTH_MESSAGES } from '../../content/messages';
import { useNotify } from '../notifications/useNotify';
import { AuthProblemDialog, type AuthProblem } from './AuthProblemDialog';
import { identitySettings } from './identitySettings';

/** The provider could not be reached; the message is ours, in Romanian, while the provider's own are English. */
class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}

/** Fetches the provider's SDK, again after a failure. */
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

/**
 * Signs visitors in and out, for a screen inside `Notifications`.
 * @param load another way to the SDK than the build's
 */
export function useAuth(load = loadAuth) {
  const notify = useNotify();
  const [account, setAccount] = useState<Account>(null);
  const [isWorking, setIsWorking] = useState(false);
  const [verificationId, setVerificationId] = useState<string | null>(null);
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const isBusy = useRef(false);

  const enter = (entered: Account, message?: string): void => {
    setAccount(entered);
    if (entered !== null) setVerificationId(null);
    if (message !== undefined) notify({ text: message, tone: 'success' });
  };
  /** One request at a time; its failure changes nothing but the dialog. */
  const oneAtATime =
    <Args extends unknown[]>(request: (auth: Auth, ...args: Args) => Promise<void>) =>
    async (...args: Args): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      setIsWorking(true);
      // A screen disables its buttons while it waits, which takes the focus away before a dialog could note
      // it.
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
    /** Null while no visitor is signed in, or nothing was requested yet. */
    account,
    /** True between a request and its outcome; another request is then ignored. */
    isWorking,
    /** True when a phone's code waits to be typed. */
    isCodeSent: verificationId !== null,
    register: oneAtATime(async (auth, ...registration: Parameters<Auth['register']>) =>
      enter(await auth.register(...registration), AUTH_MESSAGES.registered),
    ),
    logIn: oneAtATime(async (auth, ...credentials: Parameters<Auth['logIn']>) =>
      enter(await auth.logIn(...credentials)),
    ),
    /** Call it from a click, otherwise browsers block the pop-up. */
    signInWith: oneAtATime(async (auth, ...provider: Parameters<Auth['signInWith']>) =>
      enter(await auth.signInWith(...provider), AUTH_MESSAGES.registered),
    ),
    /** @param phone in international form, +40… */
    sendCode: oneAtATime(async (auth, phone: string) => setVerificationId(await auth.sendCode(phone))),
    /** Does nothing before a code was sent. */
    confirmCode: oneAtATime(async (auth, code: string) => {
      if (verificationId !== null) enter(await auth.confirmCode(verificationId, code));
    }),
    resetPassword: oneAtATime(async (auth, email: string) => {
      await auth.resetPassword(email);
      notify({ text: AUTH_MESSAGES.passwordResetSent, tone: 'success' });
    }),
    signOut: oneAtATime(async (auth) => {
      await auth.signOut();
      setVerificationId(null);
      setAccount(null);
    }),
    /**
     * Restores an account from before a reload, and loads the SDK, so that a click opens its pop-up without
     * a wait.
     */
    findAccount: oneAtATime(async (auth) => enter(await auth.currentAccount())),
    /** The dialog of failures: draw it once, anywhere on the page. */
    problem: problem && <AuthProblemDialog problem={problem} onClose={() => setProblem(null)} />,
  };
}
