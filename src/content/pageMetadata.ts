/** What search engines and link previews read (specification §1, decisions §2). */
export interface PageMetadata {
  /** Without the clinic's name, which is added where it is printed. At most 60 characters. */
  readonly title: string;
  /** One or two sentences, 70 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
}
