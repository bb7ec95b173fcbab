import { useState } from 'react';
import { loadAuth, useAuth } from '../../../../src/features/auth/useAuth';
import { Notifications } from '../../../../src/features/notifications/Notifications';
import { Button } from '../../../../src/ui/Button';
import { TextField } from '../../../../src/ui/form/TextField';

/** The product's own function, without Google's proof against robots, which needs its servers. */
async function loadWithoutProof() {
  const auth = await loadAuth();
  const { getAuth } = await import('firebase/auth');
  getAuth().settings.appVerificationDisabledForTesting = true;
  return auth;
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

/** A button for each request. */
const REQUESTS: Record<string, (auth: ReturnType<typeof useAuth>, values: Values) => Promise<void>> = {
  'Cine este autentificat': ({ findAccount }) => findAccount(),
  'Creare cont': ({ register }, { email, password, displayName }) =>
    register({ email, password, displayName }),
  Autentificare: ({ logIn }, { email, password }) => logIn({ email, password }),
  Google: ({ signInWith }) => signInWith('google'),
  Facebook: ({ signInWith }) => signInWith('facebook'),
  GitHub: ({ signInWith }) => signInWith('github'),
  Twitter: ({ signInWith }) => signInWith('twitter'),
  'Trimitere cod': ({ sendCode }, { phone }) => sendCode(phone),
  'Confirmare cod': ({ confirmCode }, { code }) => confirmCode(code),
  'Trimitere și confirmare': async ({ sendCode, confirmCode }, { phone, code }) => {
    await sendCode(phone);
    await confirmCode(code);
  },
  'Parolă uitată': ({ resetPassword }, { email }) => resetPassword(email),
  Deconectare: ({ signOut }) => signOut(),
};

function SignIn() {
  const auth = useAuth(loadWithoutProof);
  const { account, isWorking, isCodeSent, problem } = auth;
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
          onChange={({ target: { value } }) => {
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
            void request(auth, values);
          }}
        >
          {label}
        </Button>
      ))}
      {problem}
    </main>
  );
}

/** A screen for the authentication module; the product has none. */
export function AuthScreen() {
  return (
    <Notifications>
      <SignIn />
    </Notifications>
  );
}
