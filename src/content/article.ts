import type { RichText, Section } from './blocks';
import type { PageMetadata } from './pageMetadata';
import type { ArticlePath } from './articleLinks';
import type { SpecialtyKey } from '../domain/facts';

/** An article page, as data. Its prices are the clinic's facts, never its text. */
export interface Article {
  readonly path: ArticlePath;
  readonly specialty: SpecialtyKey;
  /** The page's h1. */
  readonly heading: string;
  readonly metadata: PageMetadata;
  /** Two or three plain sentences under the heading. */
  readonly lead: string;
  /** The strip near the top: short, readable at a glance. `duration` only where a source gives one. */
  readonly atAGlance: { readonly duration?: string; readonly preparation: string };
  /** Keys of prices; one that the clinic does not have is left out. */
  readonly priceIds: readonly string[];
  /** For search engines: a procedure, or a page about a condition or consultation. */
  readonly schemaType: 'MedicalProcedure' | 'MedicalWebPage';
  readonly sections: readonly Section[];
  readonly questions: readonly { readonly question: string; readonly answer: RichText }[];
}
