import { breadcrumbsOf } from '../content/breadcrumbs';
import { fittingTitle, type PageMetadata } from '../content/pageMetadata';

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
function previewImagePath(pathname: string): string {
  const [, below] = breadcrumbsOf(pathname);
  return `/previews/${below === undefined ? 'acasa' : below.path.slice(1)}.png`;
}

/**
 * Returns title, description, keywords and their social-preview counterparts.
 * @param origin the site's public address without a closing slash
 * @param pathname undefined for the not-found page, which has no address of its own
 */
export function pageHead(
  metadata: PageMetadata,
  origin: string,
  pathname: string | undefined,
  clinicName: string,
): readonly HeadTag[] {
  const title = metadata.title.includes(clinicName)
    ? metadata.title
    : fittingTitle(`${metadata.title} | ${clinicName}`, metadata.title);
  const keywords = metadata.keywords.join(', ');
  const image = origin + previewImagePath(pathname ?? '/');
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
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', metadata.description),
    meta('twitter:image', image),
  ];
}
