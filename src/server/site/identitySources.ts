/** Where the identity provider's project lives (src/features/auth/identitySettings.ts). */
export interface IdentityHosts {
  readonly authDomain: string;
  /** host:port of the emulator that is asked in the provider's place, or ''. */
  readonly emulatorHost: string;
}

/**
 * The hosts that signing in needs, for each directive of a page's policy. From Firebase's and reCAPTCHA's
 * documentation: calls, the pop-ups' hidden frame, and the phones' proof against robots.
 */
export function identitySources(identity: IdentityHosts | null) {
  if (identity === null) return { script: [], connect: [], frame: [] };
  const emulator = identity.emulatorHost === '' ? [] : [`http://${identity.emulatorHost}`];
  return {
    script: [
      'https://apis.google.com',
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ],
    connect: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://www.google.com/recaptcha/',
      ...emulator,
    ],
    frame: [
      `https://${identity.authDomain}`,
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
      ...emulator,
    ],
  };
}
