/** The hosts of the identity provider's project. */
export interface IdentityHosts {
  readonly authDomain: string;
  /** host:port of the emulator that replaces the provider, or ''. */
  readonly emulatorHost: string;
}

/**
 * Returns the hosts that signing in needs, for each directive of a page's policy. From Firebase's and reCAPTCHA's
 * documentation: calls, the pop-ups' hidden frame, and the phones' proof against robots.
 */
function identitySources(identity: IdentityHosts | null) {
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

export interface HeaderOptions {
  readonly publicUrl: string;
  /** The value of the header of that name, sent where the public address is `https:`. */
  readonly strictTransportSecurity: string;
  /** The origin of another server of the six calls that the pages use, or null for this one. */
  readonly backendOrigin: string | null;
  /** Null when the site was built without an identity provider. */
  readonly identity: IdentityHosts | null;
}

function contentSecurityPolicy({ backendOrigin, identity }: HeaderOptions): string {
  const { script, connect, frame } = identitySources(identity);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    // styled-components and notistack write style elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...(backendOrigin === null ? [] : [backendOrigin]), ...connect].join(' '),
    "manifest-src 'self'",
    // The map of the contact page.
    ['frame-src https://www.openstreetmap.org', ...frame].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Returns the headers of every answer, error or not. */
export function securityHeaders(options: HeaderOptions): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // A page that opens the provider's pop-up has to see when it is closed.
    'cross-origin-opener-policy': options.identity === null ? 'same-origin' : 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    // A browser that once read this refuses plain http, so only a site on https sends it.
    ...(options.publicUrl.startsWith('https:') && {
      'strict-transport-security': options.strictTransportSecurity,
    }),
  };
}
