import { AUTH_MESSAGES } from '../../content/messages';
import { useLazyModule } from '../../ui/hooks/useLazyModule';
import type { AuthProblem } from './authMachine';

const load = () => import(/* webpackChunkName: "auth-problem" */ './AuthProblemDialog');

interface Props {
  readonly problem: AuthProblem | null;
  /** True while something may fail, so that the dialog is here before the network is gone. */
  readonly isNear: boolean;
  readonly onDismiss: () => void;
  readonly onGone: () => void;
}

/** The dialog of specification §8, whose code nobody needs before something is asked. */
export function LazyAuthProblem({ problem, isNear, onDismiss, onGone }: Props) {
  const { module, hasFailed } = useLazyModule(load, isNear || problem !== null);

  if (problem === null) return null;
  if (module === null) {
    return hasFailed ? (
      <p role="alert">
        {AUTH_MESSAGES.problemTitle} <span lang={problem.lang}>{problem.text}</span>
      </p>
    ) : null;
  }
  return <module.AuthProblemDialog problem={problem} onDismiss={onDismiss} onGone={onGone} />;
}
