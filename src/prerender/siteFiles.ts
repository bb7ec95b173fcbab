import { color } from '../ui/tokens';

/** @param paths every page that search engines may list */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Sizes in px that phones and computers take for a home screen; the first is Apple's. */
export const ICON_SIZES = [180, 192, 512] as const;

export function iconFile(size: (typeof ICON_SIZES)[number]): string {
  return size === ICON_SIZES[0] ? 'apple-touch-icon.png' : `icon-${size}.png`;
}

/** @param name the clinic's */
export function webManifest(name: string): string {
  return JSON.stringify({
    name,
    short_name: name,
    lang: 'ro',
    start_url: '/',
    display: 'browser',
    background_color: color.paper,
    theme_color: color.brand,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...ICON_SIZES.map((size) => ({
        src: `/${iconFile(size)}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    ],
  });
}
