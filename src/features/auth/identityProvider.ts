/** Somebody who is signed in. */
export interface Account {
  readonly id: string;
  readonly displayName: string | null;
  readonly email: string | null;
  /** In international form, +40… */
  readonly phone: string | null;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Registration extends Credentials {
  readonly displayName: string;
}

/** Whose account one can enter with, in a pop-up of theirs. */
export type PopupProvider = 'google' | 'facebook' | 'github' | 'twitter';

/** A code that was sent to a phone, and what the visitor typed for it. */
export interface PhoneCode {
  readonly verificationId: string;
  readonly code: string;
}

/** The third party that knows who somebody is. Every promise rejects with an Error whose message is meant to be read. */
export interface IdentityProvider {
  /** Opens an account with a display name, and signs in. */
  readonly register: (registration: Registration) => Promise<Account>;
  readonly logIn: (credentials: Credentials) => Promise<Account>;
  /** Needs a click a moment ago, else browsers block the pop-up. */
  readonly signInWith: (provider: PopupProvider) => Promise<Account>;
  /**
   * Sends a code by SMS.
   * @param phone in international form, +40…
   * @returns the verification id that `confirmCode` asks for
   */
  readonly sendCode: (phone: string) => Promise<string>;
  readonly confirmCode: (phoneCode: PhoneCode) => Promise<Account>;
  readonly sendPasswordReset: (email: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Who is signed in, also after the page was loaded again; null for nobody. */
  readonly account: () => Promise<Account | null>;
}
