import { useCallback, useLayoutEffect, useRef } from 'react';
import { MESSAGES } from '../../content/messages';
import { useLazyModule } from '../../ui/hooks/useLazyModule';
import type { AuthProblem } from './authMachine';

const load = () => import(/* webpackChunkName: "auth-problem" */ './AuthProblemDialog');

interface Props {
  readonly problem: AuthProblem | null;
  /** True while something may fail, so that the dialog is here before the network is gone. */
  readonly isNear: boolean;
  readonly onDismiss: () => void;
}

/** The dialog of specification §8, whose code nobody needs before something is asked. */
export function LazyAuthProblem({ problem, isNear, onDismiss }: Props) {
  const { module, hasFailed } = useLazyModule(load, isNear || problem !== null);
  const asker = useRef<Element | null>(null);

  useLayoutEffect(() => {
    // A screen disables its buttons meanwhile, which takes the focus away before a dialog could note it.
    if (isNear) asker.current = document.activeElement;
  }, [isNear]);
  // A dialog gives the focus back by itself, but only to a button that is not disabled when it closes.
  const returnFocus = useCallback(() => {
    if (asker.current instanceof HTMLElement) asker.current.focus();
  }, []);

  if (problem === null) return null;
  if (module === null) {
    return hasFailed ? (
      <p role="alert">
        {MESSAGES.authProblemTitle} <span lang={problem.lang}>{problem.text}</span>
      </p>
    ) : null;
  }
  return <module.AuthProblemDialog problem={problem} onDismiss={onDismiss} onGone={returnFocus} />;
}
