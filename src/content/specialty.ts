import type { ClinicProfile } from '../domain/facts';
import type { PageMetadata } from './pageMetadata';
import type { ArticlePath, ArticlePathOf } from './articleLinks';
import type { SpecialtyKey } from '../domain/facts';

/** The words of a card. About an article, duration and preparation are those of the article's own strip. */
export interface Described {
  readonly summary: string;
  readonly duration?: string;
  readonly preparation: string;
}

interface SubServices<Path extends ArticlePath> {
  readonly heading: string;
  /** One card for each article of the specialty, in the order of its links. */
  readonly articles: Readonly<Record<Path, Described>>;
  /** Cards about what has no article. */
  readonly others?: readonly (Described & { readonly label: string })[];
}

/** One of the four specialty pages, as data. Prices and doctors are the clinic's facts. */
export interface SpecialtyOf<Key extends SpecialtyKey> {
  readonly key: Key;
  readonly metadata: (profile: ClinicProfile) => PageMetadata;
  /** Two lines under the heading. */
  readonly lead: string;
  readonly paragraphs: readonly string[];
  readonly reasons: { readonly heading: string; readonly items: readonly string[] };
  /** When not to wait for an appointment. */
  readonly emergency?: string;
  readonly subServices: SubServices<ArticlePathOf<Key>>;
  /** A remark on the prices. */
  readonly priceNote: string;
}

/** Any of them. */
export interface Specialty extends Omit<SpecialtyOf<SpecialtyKey>, 'subServices'> {
  readonly subServices: Omit<SubServices<never>, 'articles'> & {
    readonly articles: Readonly<Partial<Record<ArticlePath, Described>>>;
  };
}
