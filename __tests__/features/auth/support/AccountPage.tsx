import { Notifications } from '../../../../src/features/notifications/Notifications';
import { useAuth } from '../../../../src/features/auth/useAuth';

function SignIn() {
  const { account, signInWith, problem } = useAuth();
  return (
    <main>
      <button onClick={() => void signInWith('google')}>{account?.displayName ?? 'Intrați cu Google'}</button>
      {problem}
    </main>
  );
}

export function AccountPage() {
  return (
    <Notifications>
      <SignIn />
    </Notifications>
  );
}
