import type { ClinicProfile, SpecialtyKey } from '../domain/facts';
import type { EmergencySigns } from './emergency/emergencySigns';
import type { PageMetadata } from './pageMetadata';
import type { ArticlePath, ArticlePathOf } from './articleLinks';

/** Texts of a card. An article repeats duration and preparation in its `atAGlance`. */
export interface CardTexts {
  readonly summary: string;
  readonly duration?: string;
  readonly preparation: string;
}

interface ArticleCard extends CardTexts {
  /** Beginnings of the keys of the prices that the article explains and that are asked for by phone; none for others. */
  readonly priceKeyPrefixes?: readonly string[];
}

/** Collects prices under a heading by how their keys begin. */
interface PriceGroupRule {
  readonly heading: string;
  readonly keyPrefixes: readonly string[];
}

interface SubServices<Path extends ArticlePath> {
  readonly heading: string;
  /** Card texts of the specialty's articles. */
  readonly articles: Readonly<Record<Path, ArticleCard>>;
  /** Cards of procedures without an article. */
  readonly others?: readonly (CardTexts & { readonly label: string })[];
}

/** Content of a specialty page. Prices and doctors come from the clinic's facts. */
export interface SpecialtyOf<Key extends SpecialtyKey> {
  readonly key: Key;
  readonly metadata: (profile: ClinicProfile) => PageMetadata;
  /** The two lines under the heading. */
  readonly lead: string;
  /** A sign for which to call 112, asked on the first screen; none where no sign of the specialty is that urgent. */
  readonly urgentQuestion?: string;
  readonly paragraphs: readonly string[];
  readonly reasons: { readonly heading: string; readonly items: readonly string[] };
  /** Advice on symptoms that must not wait for an appointment. */
  readonly emergency?: EmergencySigns;
  readonly subServices: SubServices<ArticlePathOf<Key>>;
  /** Groups of prices that are not consultations. Prices of no group come last. */
  readonly priceGroups?: readonly PriceGroupRule[];
  readonly priceNote: string;
}

/** The texts that a specialty's page shows. */
export type SpecialtyTexts = Omit<Specialty, 'metadata'>;

/** {@link SpecialtyOf} for code that handles any specialty. */
export interface Specialty extends Omit<SpecialtyOf<SpecialtyKey>, 'subServices'> {
  readonly subServices: Omit<SubServices<never>, 'articles'> & {
    readonly articles: Readonly<Partial<Record<ArticlePath, ArticleCard>>>;
  };
}
