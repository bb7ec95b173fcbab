import type { RichText, ArticleSection } from './blocks';
import type { PageMetadata } from './pageMetadata';
import type { ArticlePath } from './articleLinks';
import type { SpecialtyKey } from '../domain/facts';

/** Content of an article page. Prices come from the clinic's facts, not from here. */
export interface Article {
  readonly path: ArticlePath;
  readonly specialty: SpecialtyKey;
  /** The page's h1. */
  readonly heading: string;
  readonly metadata: PageMetadata;
  /** Two or three plain sentences under the heading. */
  readonly lead: string;
  /** Shown near the top. `duration` only if a source gives one. */
  readonly atAGlance: { readonly duration?: string; readonly preparation: string };
  /** `online`: patients choose a time on the site; `byPhone`: they ask for one by phone or message. */
  readonly booking: 'online' | 'byPhone';
  /** The beginning of a word in the focus of the doctors to see: `trombofil`. Missing if any doctor of the specialty will do. */
  readonly focusPrefix?: string;
  /** Keys of the prices to list; keys that the clinic does not have are skipped. */
  readonly priceKeys: readonly string[];
  /** schema.org type: a procedure, or a page about a condition or consultation. */
  readonly schemaType: 'MedicalProcedure' | 'MedicalWebPage';
  readonly sections: readonly ArticleSection[];
  readonly questions: readonly { readonly question: string; readonly answer: RichText }[];
}
