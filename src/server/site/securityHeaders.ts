import { identitySources, type IdentityHosts } from './identitySources';

export interface SecurityOptions {
  readonly publicUrl: string;
  /** Another server of the six calls that the pages speak to, or null for this one. */
  readonly backendOrigin: string | null;
  /** Of the one script that stands in the pages themselves, as a policy names it: `sha256-…`. */
  readonly bootScriptHash: string;
  /** Null when the site was built without an identity provider. */
  readonly identity: IdentityHosts | null;
}

function contentSecurityPolicy({ backendOrigin, bootScriptHash, identity }: SecurityOptions): string {
  const { script, connect, frame } = identitySources(identity);
  return [
    "default-src 'none'",
    ["script-src 'self'", `'${bootScriptHash}'`, ...script].join(' '),
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

/** The headers of every answer, error or not. */
export function securityHeaders(options: SecurityOptions): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // A page that opens the provider's pop-up has to see when it is closed.
    'cross-origin-opener-policy': options.identity === null ? 'same-origin' : 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    // A browser that once read this refuses plain http, so only a site on https may say it.
    ...(options.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
