export interface SecurityOptions {
  readonly publicUrl: string;
  /** Another server of the six calls that the pages speak to, or null for this one. */
  readonly backendOrigin: string | null;
  /** Of the one script that stands in the pages themselves, as a policy names it: `sha256-…`. */
  readonly bootScriptHash: string;
}

function contentSecurityPolicy({ backendOrigin, bootScriptHash }: SecurityOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' '${bootScriptHash}'`,
    // styled-components and notistack write style elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${backendOrigin === null ? '' : ` ${backendOrigin}`}`,
    "manifest-src 'self'",
    // The map of the contact page.
    'frame-src https://www.openstreetmap.org',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers of every answer, error or not. */
export function securityHeaders(options: SecurityOptions): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // A browser that once read this refuses plain http, so only a site on https may say it.
    ...(options.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
