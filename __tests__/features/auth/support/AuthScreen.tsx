import { useState } from 'react';
import type { AuthRequest } from '../../../../src/features/auth/authRequest';
import type { IdentityProvider } from '../../../../src/features/auth/identityProvider';
import { loadIdentityProvider } from '../../../../src/features/auth/loadIdentityProvider';
import { useAuth } from '../../../../src/features/auth/useAuth';
import { useNotify } from '../../../../src/features/notifications/useNotify';
import { Button } from '../../../../src/ui/Button';
import { TextField } from '../../../../src/ui/form/TextField';

/** The product's own, but nobody has to prove that they are no robot: only Google could judge that. */
async function loadProvider(): Promise<IdentityProvider> {
  const provider = await loadIdentityProvider();
  const { getAuth } = await import('firebase/auth');
  getAuth().settings.appVerificationDisabledForTesting = true;
  return provider;
}

export const FIELDS = {
  displayName: 'Nume',
  email: 'E-mail',
  password: 'Parolă',
  phone: 'Telefon',
  code: 'Cod',
};

type Values = Record<keyof typeof FIELDS, string>;
const EMPTY: Values = { displayName: '', email: '', password: '', phone: '', code: '' };

/** A button for everything that can be asked. */
const REQUESTS: Record<string, (values: Values) => AuthRequest> = {
  'Cine este autentificat': () => ({ kind: 'whoIsSignedIn' }),
  'Creare cont': ({ email, password, displayName }) => ({
    kind: 'register',
    registration: { email, password, displayName },
  }),
  Autentificare: ({ email, password }) => ({ kind: 'logIn', credentials: { email, password } }),
  Google: () => ({ kind: 'signInWith', provider: 'google' }),
  Facebook: () => ({ kind: 'signInWith', provider: 'facebook' }),
  GitHub: () => ({ kind: 'signInWith', provider: 'github' }),
  Twitter: () => ({ kind: 'signInWith', provider: 'twitter' }),
  'Trimitere cod': ({ phone }) => ({ kind: 'sendCode', phone }),
  'Confirmare cod': ({ code }) => ({ kind: 'confirmCode', code }),
  'Parolă uitată': ({ email }) => ({ kind: 'resetPassword', email }),
  Deconectare: () => ({ kind: 'signOut' }),
};

/** A screen of the capability, which the product has none of. */
export function AuthScreen() {
  const { account, isWorking, isCodeSent, ask, problem } = useAuth(useNotify(), loadProvider);
  const [values, setValues] = useState(EMPTY);
  const who = account?.displayName ?? account?.email ?? account?.phone ?? null;
  return (
    <main>
      <h1>Contul meu</h1>
      <p>{who === null ? 'Nimeni' : `Bun venit, ${who}`}</p>
      <p>{isCodeSent ? 'Cod trimis' : 'Niciun cod'}</p>
      {Object.entries(FIELDS).map(([name, label]) => (
        <TextField
          key={name}
          id={name}
          name={name}
          label={label}
          value={values[name as keyof Values]}
          onValue={(value) => {
            setValues({ ...values, [name]: value });
          }}
        />
      ))}
      {Object.entries(REQUESTS).map(([label, request]) => (
        <Button
          key={label}
          type="button"
          disabled={isWorking}
          onClick={() => {
            ask(request(values));
          }}
        >
          {label}
        </Button>
      ))}
      {problem}
    </main>
  );
}
