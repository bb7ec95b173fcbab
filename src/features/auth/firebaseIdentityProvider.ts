import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  debugErrorMap,
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  PhoneAuthProvider,
  RecaptchaVerifier,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  TwitterAuthProvider,
  updateProfile,
  type Auth,
  type AuthProvider,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { Account, IdentityProvider, PopupProvider } from './identityProvider';
import type { IdentitySettings } from './identitySettings';

const POPUPS: Record<PopupProvider, new () => AuthProvider> = {
  google: GoogleAuthProvider,
  facebook: FacebookAuthProvider,
  github: GithubAuthProvider,
  twitter: TwitterAuthProvider,
};

const accountOf = ({ uid, displayName, email, phoneNumber }: User): Account => ({
  id: uid,
  displayName,
  email,
  phone: phoneNumber,
});

function openAuth({ emulatorHost, ...options }: IdentitySettings): Auth {
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
    // Without it the provider's message is a bare code.
    errorMap: debugErrorMap,
  });
  auth.languageCode = 'ro';
  if (emulatorHost !== '') connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });
  return auth;
}

/** Proves to Google that no robot asks for the code; shows itself only when in doubt. */
async function sendCode(auth: Auth, phone: string): Promise<string> {
  const place = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    return await new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier);
  } finally {
    verifier.clear();
    place.remove();
  }
}

/** The identity provider on Firebase Authentication. Call it once on a page: Firebase keeps one app for each name. */
export function firebaseIdentityProvider(settings: IdentitySettings): IdentityProvider {
  const auth = openAuth(settings);
  const entered = async (entry: Promise<UserCredential>): Promise<Account> => accountOf((await entry).user);

  return {
    register: async ({ email, password, displayName }) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      try {
        await updateProfile(user, { displayName });
      } catch (error) {
        // Half an account would only make the second attempt fail: its e-mail would be in use.
        await user.delete().catch(() => undefined);
        throw error;
      }
      return accountOf(user);
    },
    logIn: ({ email, password }) => entered(signInWithEmailAndPassword(auth, email, password)),
    signInWith: (provider) => entered(signInWithPopup(auth, new POPUPS[provider]())),
    sendCode: (phone) => sendCode(auth, phone),
    confirmCode: ({ verificationId, code }) =>
      entered(signInWithCredential(auth, PhoneAuthProvider.credential(verificationId, code))),
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    signOut: () => signOut(auth),
    account: async () => {
      await auth.authStateReady();
      return auth.currentUser && accountOf(auth.currentUser);
    },
  };
}
