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

/** The providers whose pop-up signs a visitor in. */
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
  // The other error map has bare codes for messages.
  errorMap: debugErrorMap,
});
auth.languageCode = 'ro';
if (emulatorHost !== '') connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });

/** A signed-in visitor; the phone is in international form, +40… */
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

/** Opens an account with a display name, and signs in. */
export async function register(registration: Credentials & { readonly displayName: string }) {
  const { email, password, displayName } = registration;
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  try {
    await updateProfile(user, { displayName });
  } catch (error) {
    // With half an account the second attempt would fail: its e-mail would be in use.
    await user.delete().catch(() => undefined);
    throw error;
  }
  return accountOf(user);
}

export const logIn = async ({ email, password }: Credentials) =>
  accountOf((await signInWithEmailAndPassword(auth, email, password)).user);

/** Needs a click a moment ago, otherwise browsers block the pop-up. */
export const signInWith = async (provider: keyof typeof POPUPS) =>
  accountOf((await signInWithPopup(auth, new POPUPS[provider]())).user);

/**
 * Sends a code by SMS, after an invisible proof that no robot requests it.
 * @param phone in international form, +40…
 * @returns the verification id that `confirmCode` needs
 */
export async function sendCode(phone: string): Promise<string> {
  const place = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    return await new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier);
  } finally {
    verifier.clear();
    place.remove();
  }
}

export const confirmCode = async (verificationId: string, code: string) =>
  accountOf((await signInWithCredential(auth, PhoneAuthProvider.credential(verificationId, code))).user);

export const resetPassword = (email: string): Promise<void> => sendPasswordResetEmail(auth, email);

export const signOut = (): Promise<void> => signOutOf(auth);

/** Returns the account that is signed in, also after a reload; null without one. */
export async function currentAccount() {
  await auth.authStateReady();
  return auth.currentUser && accountOf(auth.currentUser);
}
