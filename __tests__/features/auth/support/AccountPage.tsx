import { useAuth } from '../../../../src/features/auth/useAuth';
import { useNotify } from '../../../../src/features/notifications/useNotify';

export function AccountPage() {
  const { account, ask, problem } = useAuth(useNotify());
  const enter = () => ask({ kind: 'signInWith', provider: 'google' });
  return (
    <main>
      <button onClick={enter}>{account?.displayName ?? 'Intrați cu Google'}</button>
      {problem}
    </main>
  );
}
