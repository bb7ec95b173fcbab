import type { PracticalNotes } from '../domain/facts';
import type { SitePath } from './articleLinks';

/** A link inside a sentence. */
export interface InlineLink {
  readonly to: SitePath;
  readonly text: string;
}

/** Words in a sentence that carry weight, e.g. a threshold. Use sparingly. */
export interface InlineStrong {
  readonly strong: string;
}

/** `sunați-ne`, followed by the clinic's phone and its hours, which no text repeats. */
export interface InlineCall {
  readonly call: string;
}

/** The clinic's own word on a matter, the same on every page; where it has none, whom to call. */
export interface InlineNote extends InlineCall {
  readonly note: keyof PracticalNotes;
}

/** A sentence or paragraph: plain text, or text with links, strong words and the clinic's words and phone in it. */
export type RichText = string | readonly (string | InlineLink | InlineStrong | InlineCall | InlineNote)[];

/** The blocks of an article's body; one exhaustive switch renders them. There is no kind for raw HTML. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: RichText }
  | { readonly kind: 'list'; readonly items: readonly RichText[] }
  | { readonly kind: 'steps'; readonly items: readonly RichText[] }
  /** Figures people look for, drawn large: `{ value: '15–20 min', label: 'durata testului' }`. */
  | { readonly kind: 'facts'; readonly items: readonly { readonly value: string; readonly label: string }[] }
  /** The first cell of each row is its header. Every row has as many cells as `columns`. */
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** `info` is good to know; `warning` is when to call or what the doctor must know. */
  | {
      readonly kind: 'note';
      readonly tone: 'info' | 'warning';
      readonly title: string;
      readonly text: RichText;
    };

export interface Section {
  /** The anchor, in lower-case ASCII with hyphens. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}
