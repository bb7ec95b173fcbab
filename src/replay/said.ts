/**
 * One complaint about a file in both languages.
 * @returns what valibot asks for a message; it is told in which language
 */
export const said =
  (en: string, ro: string) =>
  ({ lang }: { readonly lang?: string | undefined }): string =>
    lang === 'ro' ? ro : en;
