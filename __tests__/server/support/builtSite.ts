import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  APPOINTMENT_SLOTS,
  APPOINTMENT_STATES,
  appointmentTemplate,
} from '../../../src/content/pages/appointment';
import { EARLIER_STATES, earlierTemplate, PLACE_STATES } from '../../../src/content/pages/earlier';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { IdentityHosts } from '../../../src/server/site/identitySources';

/** The address that the small site below was built for. */
export const BUILT_FOR = 'http://localhost:3000';

/** Stands for the boot script's. */
export const BOOT_SCRIPT_HASH = 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';

const FILES = {
  'index.html': `<!doctype html><link rel="canonical" href="${BUILT_FOR}/"><h1>Acasa</h1>`,
  'about.html': `<!doctype html><link rel="canonical" href="${BUILT_FOR}/about"><h1>Despre Noi</h1>`,
  'programare.html': '<!doctype html><h1>Programare</h1>',
  '404.html': '<!doctype html><h1>Page not Found</h1>',
  'sitemap.xml': `<urlset><url><loc>${BUILT_FOR}/about</loc></url></urlset>`,
  'robots.txt': `Sitemap: ${BUILT_FOR}/sitemap.xml`,
  'assets/main.1a2b3c.js': `console.log("${BUILT_FOR}")`,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
} as const;

export type SiteName = keyof typeof FILES;

export function siteText(name: SiteName): string {
  return FILES[name];
}

/** Lays a small site into `folder`, as the build leaves a large one; favicon.svg is too small to compress. */
export async function writeBuiltSite(
  folder: string,
  backendOrigin: string | null = null,
  identity: IdentityHosts | null = null,
): Promise<void> {
  for (const [name, text] of Object.entries(FILES)) {
    const path = join(folder, 'site', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    if (name === 'favicon.svg') continue;
    await writeFile(`${path}.br`, brotliCompressSync(text));
    await writeFile(`${path}.gz`, gzipSync(text));
  }
  await mkdir(join(folder, 'templates'), { recursive: true });
  const {
    facts,
    details,
    calendar,
    data,
    forget,
    confirm,
    problem,
    when,
    doctors,
    weeks,
    times,
    nearest,
    move,
    earlier,
    page: own,
    wish,
    email,
  } = APPOINTMENT_SLOTS;
  for (const state of APPOINTMENT_STATES) {
    const page = `<!doctype html><h1>${state}</h1><dl>${facts}</dl><dl>${details}</dl><a href="${move}">Mutare</a><p>${earlier}</p><a href="${calendar}">Calendar</a><a href="${data}">Date</a><form action="${forget}"></form><form action="${confirm}"></form>`;
    await writeFile(join(folder, 'templates', appointmentTemplate(state)), page);
  }
  await writeFile(join(folder, 'templates', appointmentTemplate('forgotten')), '<h1>forgotten</h1>');
  await writeFile(join(folder, 'templates', appointmentTemplate('lostLink')), '<h1>lostLink</h1>');
  await writeFile(join(folder, 'templates', appointmentTemplate('linkSent')), '<h1>linkSent</h1>');
  for (const name of ['move', 'moveRefused'] as const) {
    const page = `<h1>${name}</h1><p>${when} ${problem}</p><nav>${doctors}</nav><nav>${weeks}</nav><form action="${move}">${nearest}</form><form action="${move}">${times}</form><a href="${own}">Înapoi</a>`;
    await writeFile(join(folder, 'templates', appointmentTemplate(name)), page);
  }
  for (const state of [...EARLIER_STATES, ...PLACE_STATES]) {
    const page = `<h1>${state}</h1><p>${when} ${times}</p><dl>${facts}</dl><form action="${move}">${nearest}</form><p>${problem}</p><form>${email}${wish}</form><a href="${own}">Înapoi</a>`;
    await writeFile(join(folder, 'templates', earlierTemplate(state)), page);
  }
  const problemPage = `<!doctype html><h1>problem</h1><p>${problem}</p>`;
  await writeFile(join(folder, 'templates', appointmentTemplate('problem')), problemPage);
  await writeFile(
    join(folder, 'site.json'),
    JSON.stringify({ publicUrl: BUILT_FOR, backendOrigin, bootScriptHash: BOOT_SCRIPT_HASH, identity }),
  );
}
