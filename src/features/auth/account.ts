/** A visitor who is signed in. */
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

/** A provider whose pop-up signs a visitor in. */
export type PopupProvider = 'google' | 'facebook' | 'github' | 'twitter';
