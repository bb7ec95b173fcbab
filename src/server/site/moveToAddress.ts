import { compressed } from './compressed';
import { extensionOf, type SiteFile } from './siteFile';

/** Files in which the build wrote the site's public address. */
const WITH_ADDRESS = new Set(['html', 'xml', 'txt', 'webmanifest']);

/** The same file for a site that moved from the address it was built for to another one. */
export async function moveToAddress(file: SiteFile, from: string, to: string): Promise<SiteFile> {
  if (from === to || !WITH_ADDRESS.has(extensionOf(file.name))) return file;
  const text = file.bodies.identity.toString('utf8');
  if (!text.includes(from)) return file;
  const identity = Buffer.from(text.replaceAll(from, () => to));
  const isCompressed = Object.keys(file.bodies).length > 1;
  return { ...file, bodies: { identity, ...(isCompressed && (await compressed(identity))) } };
}
