import type { ComponentType } from 'react';
import type { Article } from '../content/article';
import type { PageMetadata } from '../content/pageMetadata';
import type { ClinicData, SpecialtyKey } from '../domain/facts';

/** The subject of a page, for its structured data. */
export type PageSubject =
  | { readonly kind: 'site' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'specialty'; readonly specialty: SpecialtyKey }
  | { readonly kind: 'article'; readonly article: Article };

/** A page whose code has loaded. */
export interface LoadedPage {
  readonly Page: ComponentType;
  readonly describe: (facts: ClinicData) => PageMetadata;
  readonly subject: PageSubject;
}
