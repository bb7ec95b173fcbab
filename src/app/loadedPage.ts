import type { ComponentType } from 'react';
import type { Article } from '../content/article';
import type { PageMetadata } from '../content/pageMetadata';
import type { ClinicFacts, SpecialtyKey } from '../domain/facts';

/** Data of a page for the shell and the prerenderer: React Router's `handle`. */
export interface PageHandle {
  readonly describe: (facts: ClinicFacts) => PageMetadata;
  /** The specialty that the page is about; undefined for none. */
  readonly specialty?: SpecialtyKey;
  readonly article?: Article;
}

/** A page whose code has loaded: the fields of its route. */
export interface LoadedPage {
  readonly Component: ComponentType;
  readonly handle: PageHandle;
}
