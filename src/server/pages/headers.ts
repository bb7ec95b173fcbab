import { backendUrl, hasOwnServer } from '../../domain/backend';
import type { Config } from '../config/config';
import type { BuiltDescription } from './built';

const NO_IDENTITY = { script: [], connect: [], frame: [] };

/**
 * Returns the hosts that signing in needs, by directive of the content security policy. They are from the documentation
 * of Firebase and reCAPTCHA: calls, the pop-up's hidden frame, and the check for robots in sign-in by phone.
 */
function identitySources({ authDomain, emulatorHost }: NonNullable<BuiltDescription['identity']>) {
  const emulator = emulatorHost === '' ? [] : [`http://${emulatorHost}`];
  const recaptcha = 'https://www.google.com/recaptcha/';
  return {
    script: ['https://apis.google.com', recaptcha, 'https://www.gstatic.com/recaptcha/'],
    connect: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      recaptcha,
      ...emulator,
    ],
    frame: [`https://${authDomain}`, recaptcha, 'https://recaptcha.google.com/recaptcha/', ...emulator],
  };
}

/** Returns the headers of every answer, including errors. */
export function securityHeaders({
  publicUrl,
  strictTransportSecurity,
  identity,
  hasQaBench,
}: Config & BuiltDescription): Readonly<Record<string, string>> {
  const { script, connect, frame } = identity === null ? NO_IDENTITY : identitySources(identity);
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    // styled-components and notistack write style elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...(hasOwnServer() ? [] : [new URL(backendUrl()).origin]), ...connect].join(' '),
    "manifest-src 'self'",
    // Map of the contact page; the bench frames the site.
    ['frame-src https://www.openstreetmap.org', ...frame, ...(hasQaBench ? ["'self'"] : [])].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${hasQaBench ? "'self'" : "'none'"}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // The page must see when the identity provider's pop-up is closed.
    'cross-origin-opener-policy': identity === null ? 'same-origin' : 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    // Browsers that have received this header refuse plain http, so only a site on https sends it.
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': strictTransportSecurity }),
  };
}
