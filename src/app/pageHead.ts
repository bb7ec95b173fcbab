import { fittingTitle } from '../content/pageMetadata';
import { PAGES, PATHS } from '../content/paths';
import type { ClinicFacts, SpecialtyKey } from '../domain/facts';
import type { PageHandle } from './loadedPage';

/** An element of the document's head as data, for the prerenderer and the browser. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** Returns a meta element for each content; `prefix` and key are its name, or its property, as Open Graph wants it. */
const metas = (key: 'name' | 'property', prefix: string, contents: Readonly<Record<string, string>>) =>
  Object.entries(contents).map(([name, content]): HeadTag => ({
    tag: 'meta',
    attributes: { [key]: prefix + name, content },
  }));

/** Returns the path of the link preview's picture (1200x630): the page's own, or for an article its specialty's. */
function previewImagePath(specialty: SpecialtyKey | undefined, pathname: string): string {
  const { path } = specialty === undefined ? { path: pathname } : PAGES[specialty];
  return `/previews/${path.slice(1) || 'acasa'}.png`;
}

/** Returns the head's tags. `origin` has no closing slash; `pathname` is undefined for the not-found page. */
export function pageHead(
  { describe, specialty }: PageHandle,
  facts: ClinicFacts,
  origin: string,
  pathname: string | undefined,
): readonly HeadTag[] {
  const { title: named, description, keywords: words } = describe(facts);
  const { name: clinicName } = facts.profile;
  const title = named.includes(clinicName) ? named : fittingTitle(`${named} | ${clinicName}`, named);
  const keywords = words.join(', ');
  const image = origin + previewImagePath(specialty, pathname ?? PATHS.home);
  const address: readonly HeadTag[] =
    pathname === undefined
      ? metas('name', '', { robots: 'noindex' })
      : [
          { tag: 'link', attributes: { rel: 'canonical', href: origin + pathname } },
          ...metas('property', 'og:', { url: origin + pathname }),
        ];
  return [
    { tag: 'title', attributes: {}, text: title },
    ...metas('name', '', { description, keywords }),
    ...address,
    ...metas('property', 'og:', {
      site_name: clinicName,
      title,
      description,
      keywords,
      image,
      'image:alt': title,
    }),
  ];
}
