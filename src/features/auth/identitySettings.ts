/**
 * A Firebase project's settings, named as in its console (none is a secret); all '' without a provider. Webpack's
 * DefinePlugin fixes them at build time.
 */
export const identitySettings = {
  apiKey: process.env.FIREBASE_API_KEY ?? '',
  /** Host that serves the pop-ups, e.g. clinic.firebaseapp.com. */
  authDomain: process.env.FIREBASE_AUTH_DOMAIN ?? '',
  projectId: process.env.FIREBASE_PROJECT_ID ?? '',
  /** host:port of the emulator to use instead of the provider; '' for none. */
  emulatorHost: process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '',
};

export type IdentitySettings = Readonly<typeof identitySettings>;
