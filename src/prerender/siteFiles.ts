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

/** Home-screen icons in `public/`. The first is Apple's. */
const ICONS = [
  { file: 'apple-touch-icon.png', size: 180 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
] as const;

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
      ...ICONS.map(({ file, size }) => ({ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png' })),
    ],
  });
}
