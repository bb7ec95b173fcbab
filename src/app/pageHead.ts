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

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});

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
      ? [meta('robots', 'noindex')]
      : [
          { tag: 'link', attributes: { rel: 'canonical', href: origin + pathname } },
          property('og:url', origin + pathname),
        ];
  return [
    { tag: 'title', attributes: {}, text: title },
    meta('description', metadata.description),
    meta('keywords', keywords),
    ...address,
    property('og:type', 'website'),
    property('og:site_name', clinicName),
    property('og:locale', 'ro_RO'),
    property('og:title', title),
    property('og:description', metadata.description),
    property('og:keywords', keywords),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    // Its title, description and picture are those of Open Graph.
    meta('twitter:card', 'summary_large_image'),
  ];
}
