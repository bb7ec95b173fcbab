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
  signOut as signOutOf,
  TwitterAuthProvider,
  updateProfile,
  type AuthProvider,
  type User,
} from 'firebase/auth';
import { identitySettings } from './identitySettings';

const POPUPS = {
  google: GoogleAuthProvider,
  facebook: FacebookAuthProvider,
  github: GithubAuthProvider,
  twitter: TwitterAuthProvider,
} satisfies Record<string, new () => AuthProvider>;

const { emulatorHost, ...options } = identitySettings;
const auth = initializeAuth(initializeApp(options), {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  popupRedirectResolver: browserPopupRedirectResolver,
  // The default error map has bare codes instead of messages.
  errorMap: debugErrorMap,
});
auth.languageCode = 'ro';
if (emulatorHost !== '') connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });

/** Returns the account of a signed-in visitor; the phone is in international form, +40… */
const accountOf = ({ uid, displayName, email, phoneNumber }: User) => ({
  id: uid,
  displayName,
  email,
  phone: phoneNumber,
});

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export async function register(registration: Credentials & { readonly displayName: string }) {
  const { email, password, displayName } = registration;
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  try {
    await updateProfile(user, { displayName });
  } catch (error) {
    // Keeping the account would make a second attempt fail, because its e-mail would be in use.
    await user.delete().catch(() => undefined);
    throw error;
  }
  return accountOf(user);
}

export const logIn = async ({ email, password }: Credentials) =>
  accountOf((await signInWithEmailAndPassword(auth, email, password)).user);

/** Signs in by pop-up. Browsers block the pop-up unless a click has just happened. */
export const signInWith = async (provider: keyof typeof POPUPS) =>
  accountOf((await signInWithPopup(auth, new POPUPS[provider]())).user);

/** The provider's name for the code that was sent; null for none, and once the visitor is signed in. */
let verificationId: string | null = null;
auth.onAuthStateChanged(() => {
  verificationId = null;
});

/** Sends a code by SMS to a phone in international form (+40…), after an invisible reCAPTCHA check. */
export async function sendCode(phone: string): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    verificationId = await new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier);
  } finally {
    verifier.clear();
    place.remove();
  }
}

/** Signs in with the code that was sent; returns null before one was. */
export async function confirmCode(code: string) {
  if (verificationId === null) return null;
  const credential = PhoneAuthProvider.credential(verificationId, code);
  return accountOf((await signInWithCredential(auth, credential)).user);
}

export const resetPassword = (email: string): Promise<void> => sendPasswordResetEmail(auth, email);

export const signOut = (): Promise<void> => signOutOf(auth);

/** Returns the signed-in account, also after a reload; null for none. */
export async function currentAccount() {
  await auth.authStateReady();
  return auth.currentUser && accountOf(auth.currentUser);
}
