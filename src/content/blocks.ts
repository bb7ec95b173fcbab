import type { PracticalNotes } from '../domain/facts';
import type { SitePath } from './articleLinks';
import type { EmergencySigns } from './emergency/emergencySigns';

export interface InlineLink {
  readonly to: SitePath;
  readonly text: string;
}

/** Emphasised words in a sentence, e.g. a threshold. Use sparingly. */
export interface InlineStrong {
  readonly strong: string;
}

/** The text `call` (e.g. `sunați-ne`), followed by the clinic's phone number and phone hours. */
export interface InlineCall {
  readonly call: string;
}

/** The clinic's own text of a practical note; without one, `call` and the phone number. */
export interface InlineNote extends InlineCall {
  readonly note: keyof PracticalNotes;
}

/** A sentence or paragraph: plain text, or parts with links, emphasis, clinic notes and the phone number. */
export type RichText = string | readonly (string | InlineLink | InlineStrong | InlineCall | InlineNote)[];

/** Blocks of an article's body. There is no kind for raw HTML. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: RichText }
  | { readonly kind: 'list'; readonly items: readonly RichText[] }
  | { readonly kind: 'steps'; readonly items: readonly RichText[] }
  /** Key figures in large type: `{ value: '15–20 min', label: 'durata testului' }`. */
  | {
      readonly kind: 'figures';
      readonly items: readonly { readonly value: string; readonly label: string }[];
    }
  /** The first cell of each row is its header. Every row has as many cells as `columns`. */
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** The two cards of an emergency, with a sentence below. */
  | (EmergencySigns & { readonly kind: 'emergency'; readonly note?: string })
  /** `info`: good to know. `warning`: what the doctor must know. */
  | {
      readonly kind: 'note';
      readonly tone: 'info' | 'warning';
      readonly title: string;
      readonly text: RichText;
    };

export interface ArticleSection {
  /** The anchor, in lower-case ASCII with hyphens. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}
