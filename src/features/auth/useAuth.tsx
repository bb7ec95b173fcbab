import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { AUTH_MESSAGES } from '../../content/messages';
import { useNews } from '../../ui/hooks/useNews';
import { authMachine, type AuthNews, type Errand } from './authMachine';
import { carryOut, type AuthOutcome, type AuthRequest } from './authRequest';
import type { Account, IdentityProvider } from './identityProvider';
import { loadIdentityProvider } from './loadIdentityProvider';
import { LazyAuthProblem } from './LazyAuthProblem';

export interface Auth {
  /** Null while nobody is signed in, or nothing was asked yet. */
  readonly account: Account | null;
  /** True between a request and its outcome; another request is then ignored. */
  readonly isWorking: boolean;
  /** True when a phone waits for its code to be typed. */
  readonly isCodeSent: boolean;
  readonly ask: (request: AuthRequest) => void;
  /** The dialog of failures: draw it once, anywhere on the page. */
  readonly problem: ReactNode;
}

/**
 * Signing in and out, for a screen.
 * @param notify must be stable
 * @param loadProvider another identity provider than the build's; must be stable
 */
export function useAuth(
  notify: (message: { readonly text: string; readonly tone: 'success' }) => void,
  loadProvider: () => Promise<IdentityProvider> = loadIdentityProvider,
): Auth {
  const [machine] = useState(() =>
    authMachine.provide({
      actors: {
        carryOut: fromPromise<AuthOutcome, Errand>(async ({ input }) =>
          carryOut(await loadProvider(), input.request, input.verificationId),
        ),
      },
    }),
  );
  const actor = useActorRef(machine);
  const state = useSelector(actor, (snapshot) => snapshot);
  useNews<AuthNews>(
    actor,
    useCallback(
      ({ type }) => {
        const { registered, passwordResetSent } = AUTH_MESSAGES;
        notify({ text: type === 'auth.registered' ? registered : passwordResetSent, tone: 'success' });
      },
      [notify],
    ),
  );
  const asker = useRef<Element | null>(null);
  const ask = useCallback(
    (request: AuthRequest) => {
      // A screen disables its buttons meanwhile, which takes the focus away before a dialog could note it.
      asker.current = document.activeElement;
      actor.send({ type: 'request.made', request });
    },
    [actor],
  );
  const returnFocus = useCallback(() => {
    if (asker.current instanceof HTMLElement) asker.current.focus();
  }, []);
  const isWorking = state.matches('working');
  const dismiss = () => {
    actor.send({ type: 'problem.dismissed' });
  };

  return {
    account: state.context.account,
    isWorking,
    isCodeSent: state.matches('resting') && state.context.verificationId !== '',
    ask,
    problem: (
      <LazyAuthProblem
        problem={state.context.problem}
        isNear={isWorking}
        onDismiss={dismiss}
        onGone={returnFocus}
      />
    ),
  };
}
