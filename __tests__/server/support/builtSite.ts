import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { routes } from '../../../src/app/routes';
import { BUILT_FILE, readBuilt, type Built, type BuiltDescription } from '../../../src/server/pages/built';

/** The site's address unless a test names another. */
export const BUILT_FOR = 'http://localhost:3000';

const FILES = {
  'assets/main.1a2b3c.js': `console.log("${BUILT_FOR}")`,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'doctors/ana.svg': '<svg xmlns="http://www.w3.org/2000/svg"><title>Ana</title></svg>',
  'apple-touch-icon.png': 'The icon of mails',
  'previews/acasa.png': 'The picture of link previews',
  'about.html': '<!doctype html><h1>As the build rendered it</h1>',
  'robots.txt': 'As the build wrote it',
} as const;

export function siteText(name: keyof typeof FILES): string {
  return FILES[name];
}

const DESCRIPTION: BuiltDescription = {
  hasQaBench: false,
  identity: null,
  parts: {
    // One file contains the code of all pages.
    chunks: Object.fromEntries(
      ['react', 'client', 'booking-calendar', ...routes.flatMap(({ chunks }) => chunks)].map((chunk) => [
        chunk,
        ['/assets/main.1a2b3c.js'],
      ]),
    ),
    fontCss: '',
    iconSprite: '<svg></svg>',
  },
};

/** Writes a small site into `folder`, in the build's layout, and loads it as a server does. */
export async function writeBuiltSite(
  folder: string,
  description: Partial<BuiltDescription> = {},
): Promise<Built> {
  for (const [name, text] of Object.entries(FILES)) {
    const path = join(folder, 'site', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    if (!name.endsWith('.js')) continue;
    await writeFile(`${path}.br`, brotliCompressSync(text));
    await writeFile(`${path}.gz`, gzipSync(text));
  }
  await writeFile(join(folder, BUILT_FILE), JSON.stringify({ ...DESCRIPTION, ...description }));
  return readBuilt(folder);
}
