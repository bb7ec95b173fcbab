/** A Firebase project, as its console names it; none of these is a secret. */
export interface IdentitySettings {
  readonly apiKey: string;
  /** Host that answers the pop-ups, e.g. clinic.firebaseapp.com. */
  readonly authDomain: string;
  readonly projectId: string;
  /** host:port of the provider's emulator instead of the provider, or ''. */
  readonly emulatorHost: string;
}

/** Returns what webpack's DefinePlugin set at build time; all '' when the clinic uses no identity provider. */
export const identitySettings = (): IdentitySettings => ({
  apiKey: process.env.FIREBASE_API_KEY ?? '',
  authDomain: process.env.FIREBASE_AUTH_DOMAIN ?? '',
  projectId: process.env.FIREBASE_PROJECT_ID ?? '',
  emulatorHost: process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '',
});
