/** The command speaks English; the panel and the page with pictures speak Romanian. */
export type Language = 'en' | 'ro';

/** Words that are told in which language to be said, as valibot tells its messages. */
export type Said = (options: { readonly lang?: string | undefined }) => string;

/** The same in both languages. */
export const said =
  (en: string, ro: string): Said =>
  ({ lang }) =>
    lang === 'ro' ? ro : en;
