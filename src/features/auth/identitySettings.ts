/** Of a Firebase project, from its console; none of them is a secret. */
export interface IdentitySettings {
  readonly apiKey: string;
  /** Host that answers the pop-ups, e.g. clinic.firebaseapp.com. */
  readonly authDomain: string;
  readonly projectId: string;
  /** host:port of the provider's emulator instead of the provider, or ''. */
  readonly emulatorHost: string;
}

/** Set at build time by webpack's DefinePlugin. Null when the clinic uses no identity provider. */
export function identitySettings(): IdentitySettings | null {
  const settings = {
    apiKey: process.env.FIREBASE_API_KEY ?? '',
    authDomain: process.env.FIREBASE_AUTH_DOMAIN ?? '',
    projectId: process.env.FIREBASE_PROJECT_ID ?? '',
    emulatorHost: process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '',
  };
  return settings.apiKey === '' ? null : settings;
}
