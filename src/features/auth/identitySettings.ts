/** A Firebase project, as its console names it (none of it is a secret); all '' when the clinic uses no provider. */
const settings = {
  apiKey: process.env.FIREBASE_API_KEY ?? '',
  /** Host that answers the pop-ups, e.g. clinic.firebaseapp.com. */
  authDomain: process.env.FIREBASE_AUTH_DOMAIN ?? '',
  projectId: process.env.FIREBASE_PROJECT_ID ?? '',
  /** host:port of the provider's emulator instead of the provider, or ''. */
  emulatorHost: process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '',
};

export type IdentitySettings = Readonly<typeof settings>;

/** The settings from webpack's DefinePlugin, fixed at build time. */
export const identitySettings: IdentitySettings = settings;
