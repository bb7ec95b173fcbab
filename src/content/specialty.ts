import type { ClinicProfile } from '../domain/facts';
import type { PageMetadata } from './pageMetadata';
import type { ArticlePath } from './articleLinks';
import type { SpecialtyKey } from '../domain/facts';

interface Described {
  readonly summary: string;
  readonly duration?: string;
  readonly preparation: string;
}

/** What a card says: about an article, with the hints of the article's own strip, or by itself where none is. */
export type SubService = Described & ({ readonly path: ArticlePath } | { readonly label: string });

/** One of the four specialty pages, as data. Prices and doctors are the clinic's facts. */
export interface Specialty {
  readonly key: SpecialtyKey;
  readonly metadata: (profile: ClinicProfile) => PageMetadata;
  /** Two lines under the heading. */
  readonly lead: string;
  readonly paragraphs: readonly string[];
  readonly reasons: { readonly heading: string; readonly items: readonly string[] };
  /** When not to wait for an appointment. */
  readonly emergency?: string;
  readonly subServices: { readonly heading: string; readonly items: readonly SubService[] };
  /** What is good to know about the prices. */
  readonly priceNote: string;
}
