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

/** Returns meta elements by their names, or with Open Graph's attribute by their properties. */
const metas = (key: 'name' | 'property', contents: Readonly<Record<string, string>>): readonly HeadTag[] =>
  Object.entries(contents).map(([name, content]) => ({ tag: 'meta', attributes: { [key]: name, content } }));

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
  const metadata = describe(facts);
  const { name: clinicName } = facts.profile;
  const title = metadata.title.includes(clinicName)
    ? metadata.title
    : fittingTitle(`${metadata.title} | ${clinicName}`, metadata.title);
  const keywords = metadata.keywords.join(', ');
  const image = origin + previewImagePath(specialty, pathname ?? PATHS.home);
  const address: readonly HeadTag[] =
    pathname === undefined
      ? metas('name', { robots: 'noindex' })
      : [
          { tag: 'link', attributes: { rel: 'canonical', href: origin + pathname } },
          ...metas('property', { 'og:url': origin + pathname }),
        ];
  return [
    { tag: 'title', attributes: {}, text: title },
    ...metas('name', { description: metadata.description, keywords }),
    ...address,
    ...metas('property', {
      'og:type': 'website',
      'og:site_name': clinicName,
      'og:locale': 'ro_RO',
      'og:title': title,
      'og:description': metadata.description,
      'og:keywords': keywords,
      'og:image': image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
    }),
    // Its title, description and picture are those of Open Graph.
    ...metas('name', { 'twitter:card': 'summary_large_image' }),
  ];
}
