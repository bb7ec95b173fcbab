import type { PageMetadata } from '../pageMetadata';

export const notFoundMetadata: PageMetadata = {
  title: 'Pagina nu a fost găsită',
  description:
    'Pagina căutată nu există la această adresă. Este posibil să fi fost mutată sau ștearsă. Porniți din nou de la prima pagină.',
  keywords: ['pagină negăsită', 'adresă greșită', '404'],
};

export const notFoundTexts = {
  /** Literal (specification §2). */
  heading: 'Page not Found',
  lead: 'Este posibil ca pagina să fi fost mutată sau ștearsă ori ca adresa să fie greșită.',
  elsewhere: 'Poate căutați una dintre acestea',
} as const;
