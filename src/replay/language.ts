/** The command speaks English; the panel and the page with pictures speak Romanian. */
export type Language = 'en' | 'ro';
