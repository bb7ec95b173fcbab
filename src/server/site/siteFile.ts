import { createHash } from 'node:crypto';

/** The encodings a file may be kept in, the one we like best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** One file of the site in memory, in every encoding it has. */
export interface SiteFile {
  /** Name inside the site's folder, with slashes: `about.html`, `assets/main.1a2b.js`. */
  readonly name: string;
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>> & { identity: Buffer }>;
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  ics: 'text/calendar; charset=utf-8',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

export function extensionOf(name: string): string {
  return /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

export function contentTypeOf(name: string): string {
  return TYPES[extensionOf(name)] ?? 'application/octet-stream';
}

/** A name under assets/ carries the hash of its content, so what it names never changes. */
export function cacheControlOf(name: string): string {
  return name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Strong: it differs between contents and between encodings of one content. */
export function etagOf({ bodies }: SiteFile, encoding: Encoding): string {
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22);
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}
