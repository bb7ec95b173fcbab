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
import type { Account, Credentials, PopupProvider, Registration } from './account';
import { identitySettings } from './identitySettings';

const POPUPS: Record<PopupProvider, new () => AuthProvider> = {
  google: GoogleAuthProvider,
  facebook: FacebookAuthProvider,
  github: GithubAuthProvider,
  twitter: TwitterAuthProvider,
};

const { emulatorHost, ...options } = identitySettings();
const auth = initializeAuth(initializeApp(options), {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  popupRedirectResolver: browserPopupRedirectResolver,
  // The other error map has bare codes for messages.
  errorMap: debugErrorMap,
});
auth.languageCode = 'ro';
if (emulatorHost !== '') connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });

const accountOf = ({ uid, displayName, email, phoneNumber }: User): Account => ({
  id: uid,
  displayName,
  email,
  phone: phoneNumber,
});

/** Opens an account with a display name, and signs in. */
export async function register({ email, password, displayName }: Registration): Promise<Account> {
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

export async function logIn({ email, password }: Credentials): Promise<Account> {
  return accountOf((await signInWithEmailAndPassword(auth, email, password)).user);
}

/** Needs a click a moment ago, otherwise browsers block the pop-up. */
export async function signInWith(provider: PopupProvider): Promise<Account> {
  return accountOf((await signInWithPopup(auth, new POPUPS[provider]())).user);
}

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

export async function confirmCode(verificationId: string, code: string): Promise<Account> {
  const credential = PhoneAuthProvider.credential(verificationId, code);
  return accountOf((await signInWithCredential(auth, credential)).user);
}

export const resetPassword = (email: string): Promise<void> => sendPasswordResetEmail(auth, email);

export const signOut = (): Promise<void> => signOutOf(auth);

/** Returns the account that is signed in, also after a reload; null without one. */
export async function currentAccount(): Promise<Account | null> {
  await auth.authStateReady();
  return auth.currentUser && accountOf(auth.currentUser);
}
