import type { ComponentType } from 'react';
import type { Article } from '../content/article';
import type { PageMetadata } from '../content/pageMetadata';
import type { ClinicData, SpecialtyKey } from '../domain/facts';

/** The subject of a page, for its structured data, its preview and its way to a booking. */
export type PageSubject =
  | { readonly kind: 'site' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'specialty'; readonly specialty: SpecialtyKey }
  | { readonly kind: 'article'; readonly specialty: SpecialtyKey; readonly article: Article };

/** Returns the specialty that a page is about; undefined for none. */
export const subjectSpecialty = (subject: PageSubject): SpecialtyKey | undefined =>
  'specialty' in subject ? subject.specialty : undefined;

/** A page whose code has loaded. */
export interface LoadedPage {
  readonly Page: ComponentType;
  readonly describe: (facts: ClinicData) => PageMetadata;
  readonly subject: PageSubject;
}
