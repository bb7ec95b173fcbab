import { useRef, useState } from 'react';
import { AUTH_MESSAGES } from '../../content/messages';
import { useNotify } from '../notifications/useNotify';
import type { Account, Credentials, PopupProvider, Registration } from './account';
import { AuthProblemDialog, type AuthProblem } from './AuthProblemDialog';
import { loadAuth, UnavailableError, type AuthModule } from './loadAuth';

const problemOf = (error: unknown, opener: Element | null): AuthProblem => ({
  text: error instanceof Error ? error.message : String(error),
  lang: error instanceof UnavailableError ? 'ro' : 'en',
  opener,
});

/**
 * Signs visitors in and out, for a screen inside `Notifications`.
 * @param load another way to the SDK than the build's
 */
export function useAuth(load: () => Promise<AuthModule> = loadAuth) {
  const notify = useNotify();
  const [account, setAccount] = useState<Account | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const [verificationId, setVerificationId] = useState<string | null>(null);
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const isBusy = useRef(false);

  /** One request at a time; its failure changes nothing but the dialog. */
  const run = async (request: (auth: AuthModule) => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsWorking(true);
    // A screen disables its buttons meanwhile, which takes the focus away before a dialog could note it.
    const opener = document.activeElement;
    try {
      await request(await load());
    } catch (error) {
      setProblem(problemOf(error, opener));
    }
    isBusy.current = false;
    setIsWorking(false);
  };
  const enter = (entered: Account | null): void => {
    setAccount(entered);
    setVerificationId(null);
  };
  const tell = (text: string): void => {
    notify({ text, tone: 'success' });
  };

  return {
    /** Null while no visitor is signed in, or nothing was requested yet. */
    account,
    /** True between a request and its outcome; another request is then ignored. */
    isWorking,
    /** True when a phone's code waits to be typed. */
    isCodeSent: verificationId !== null,
    register: (registration: Registration) =>
      run(async (auth) => {
        enter(await auth.register(registration));
        tell(AUTH_MESSAGES.registered);
      }),
    logIn: (credentials: Credentials) =>
      run(async (auth) => {
        enter(await auth.logIn(credentials));
      }),
    /** Call it from a click, otherwise browsers block the pop-up. */
    signInWith: (provider: PopupProvider) =>
      run(async (auth) => {
        enter(await auth.signInWith(provider));
        tell(AUTH_MESSAGES.registered);
      }),
    /** @param phone in international form, +40… */
    sendCode: (phone: string) =>
      run(async (auth) => {
        setVerificationId(await auth.sendCode(phone));
      }),
    /** Does nothing before a code was sent. */
    confirmCode: async (code: string) => {
      if (verificationId === null) return;
      await run(async (auth) => {
        enter(await auth.confirmCode(verificationId, code));
      });
    },
    resetPassword: (email: string) =>
      run(async (auth) => {
        await auth.resetPassword(email);
        tell(AUTH_MESSAGES.passwordResetSent);
      }),
    signOut: () =>
      run(async (auth) => {
        await auth.signOut();
        enter(null);
      }),
    /** Looks for an account from before a reload, and fetches the SDK, so that a click opens its pop-up at once. */
    findAccount: () =>
      run(async (auth) => {
        const found = await auth.currentAccount();
        if (found === null) setAccount(null);
        else enter(found);
      }),
    /** The dialog of failures: draw it once, anywhere on the page. */
    problem: problem && (
      <AuthProblemDialog
        problem={problem}
        onClose={() => {
          setProblem(null);
        }}
      />
    ),
  };
}
