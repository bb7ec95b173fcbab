import { cacheControlOf, contentTypeOf, etagOf, ENCODINGS, type Encoding, type SiteFile } from './siteFile';

type Headers = Readonly<Record<string, string>>;

/** A file in one encoding, ready to be written. */
export interface Variant {
  readonly etag: string;
  /** Header names and values in turn, as node:http takes them without further work. */
  readonly headers: readonly string[];
  /** Those of an answer without a body to a client that has the file. */
  readonly unchangedHeaders: readonly string[];
  readonly body: Buffer;
}

export type Variants = Readonly<Partial<Record<Encoding, Variant>> & { identity: Variant }>;

/** What the server answers to GET and HEAD of a path. */
export type SiteAnswer =
  | { readonly kind: 'file'; readonly variants: Variants }
  | { readonly kind: 'moved'; readonly to: string };

/** The whole site in memory: a path is looked up, never opened. */
export interface Site {
  readonly answers: ReadonlyMap<string, SiteAnswer>;
  readonly notFound: Variants;
  /** Pages that are not served as they are: the server writes into them. By name: `appointment-past.html`. */
  readonly templates: ReadonlyMap<string, string>;
  /** The headers of every answer of this server. */
  readonly commonHeaders: Headers;
  /** Names and values in turn. */
  readonly redirectHeaders: readonly string[];
}

const NOT_FOUND_PAGE = '404.html';

const flat = (headers: Headers): string[] => Object.entries(headers).flat();

export function variantsOf(file: SiteFile, common: Headers): Variants {
  const isCompressed = Object.keys(file.bodies).length > 1;
  const variants: Partial<Record<Encoding, Variant>> = {};
  for (const encoding of ENCODINGS) {
    const body = file.bodies[encoding];
    if (body === undefined) continue;
    const etag = etagOf(file, encoding);
    const unchanged = {
      ...common,
      'cache-control': cacheControlOf(file.name),
      ...(isCompressed && { vary: 'accept-encoding' }),
      // The not-found page is never "unchanged": its status says more than its text.
      ...(file.name !== NOT_FOUND_PAGE && { etag }),
    };
    const headers = {
      ...unchanged,
      'content-type': contentTypeOf(file.name),
      'content-length': String(body.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    variants[encoding] = { etag, body, headers: flat(headers), unchangedHeaders: flat(unchanged) };
  }
  return variants as Variants;
}

/** `about.html` answers at `/about`, `index.html` at `/`, data without their ending; any other file at its own name. */
function pathOf(name: string): string {
  return name === 'index.html' ? '/' : `/${name.replace(/\.(?:html|json)$/, '')}`;
}

/**
 * @param common headers of every answer
 * @throws when the files have no not-found page
 */
export function createSite(
  files: readonly SiteFile[],
  common: Headers,
  templateFiles: readonly SiteFile[],
): Site {
  const answers = new Map<string, SiteAnswer>();
  const notFound = files.find(({ name }) => name === NOT_FOUND_PAGE);
  if (notFound === undefined) throw new Error(`The site has no ${NOT_FOUND_PAGE}.`);
  for (const file of files) {
    if (file === notFound) continue;
    const path = pathOf(file.name);
    answers.set(path, { kind: 'file', variants: variantsOf(file, common) });
    if (!file.name.endsWith('.html')) continue;
    answers.set(`/${file.name}`, { kind: 'moved', to: path });
    if (path !== '/') answers.set(`${path}/`, { kind: 'moved', to: path });
  }
  const redirectHeaders = flat({ ...common, 'cache-control': 'no-cache', 'content-length': '0' });
  const templates = new Map(
    templateFiles.map(({ name, bodies }) => [name, bodies.identity.toString('utf8')]),
  );
  return {
    answers,
    notFound: variantsOf(notFound, common),
    templates,
    commonHeaders: common,
    redirectHeaders,
  };
}
