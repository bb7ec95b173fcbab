import { useAuth } from '../../../../src/features/auth/useAuth';
import { useNotifications } from '../../../../src/features/notifications/useNotifications';

export function AccountPage() {
  const { notify, notifications } = useNotifications();
  const { account, ask, problem } = useAuth(notify);
  const enter = () => ask({ kind: 'signInWith', provider: 'google' });
  return (
    <main>
      <button onClick={enter}>{account?.displayName ?? 'Intrați cu Google'}</button>
      {notifications}
      {problem}
    </main>
  );
}
