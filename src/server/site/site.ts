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

/** The folders of a build whose files the site is made of. */
export const [SITE, TEMPLATES] = ['site/', 'templates/'] as const;

/** `about.html` answers at `/about`, `index.html` at `/`, data without their ending; any other file at its own name. */
function pathOf(name: string): string {
  return name === 'index.html' ? '/' : `/${name.replace(/\.(?:html|json)$/, '')}`;
}

/** Where a page is looked for too. */
function otherPathsOf(name: string): readonly string[] {
  if (!name.endsWith('.html')) return [];
  return name === 'index.html' ? [`/${name}`] : [`/${name}`, `${pathOf(name)}/`];
}

/** The whole site in memory: a path is looked up, never opened. */
export class Site {
  readonly #answers = new Map<string, SiteAnswer>();
  readonly #templates = new Map<string, string>();
  #notFound: Variants;
  /** The headers of every answer of this server. */
  readonly commonHeaders: Headers;
  /** Names and values in turn. */
  readonly redirectHeaders: readonly string[];

  /**
   * @param files by their names inside `site/` or `templates/`, that folder included
   * @throws when they have no not-found page
   */
  constructor(files: readonly SiteFile[], commonHeaders: Headers) {
    this.commonHeaders = commonHeaders;
    this.redirectHeaders = flat({ ...commonHeaders, 'cache-control': 'no-cache', 'content-length': '0' });
    const notFound = files.find(({ name }) => name === SITE + NOT_FOUND_PAGE);
    if (notFound === undefined) throw new Error(`The site has no ${NOT_FOUND_PAGE}.`);
    this.#notFound = this.#variants(notFound);
    for (const file of files) this.put(file);
  }

  get notFound(): Variants {
    return this.#notFound;
  }

  answerAt(path: string): SiteAnswer | undefined {
    return this.#answers.get(path);
  }

  /** A page that is not served as it is: the server writes into it. By name: `appointment-past.html`. */
  template(name: string): string | undefined {
    return this.#templates.get(name);
  }

  /** From now on visitors get this file in the place of the one with its name. */
  put(file: SiteFile): void {
    const { name, bodies } = file;
    if (name.startsWith(TEMPLATES))
      this.#templates.set(name.slice(TEMPLATES.length), String(bodies.identity));
    else if (name === SITE + NOT_FOUND_PAGE) this.#notFound = this.#variants(file);
    else {
      const path = pathOf(name.slice(SITE.length));
      this.#answers.set(path, { kind: 'file', variants: this.#variants(file) });
      for (const other of otherPathsOf(name.slice(SITE.length)))
        this.#answers.set(other, { kind: 'moved', to: path });
    }
  }

  /** A page that the clinic no longer has. */
  drop(name: string): void {
    const file = name.slice(SITE.length);
    for (const path of [pathOf(file), ...otherPathsOf(file)]) this.#answers.delete(path);
  }

  #variants({ name, bodies }: SiteFile): Variants {
    return variantsOf({ name: name.slice(SITE.length), bodies }, this.commonHeaders);
  }
}
