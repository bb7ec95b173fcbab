import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runServer } from '../../server/runServer';
import { fail } from '../fail';

/** The product's own server behind the development server, which starts it anew when its sources change. */
async function serve(siteFolder = ''): Promise<void> {
  // Written last of what it reads; the first time pages are still being compiled.
  while (!existsSync(path.join(siteFolder, 'site.json'))) await sleep(50);
  await runServer(process.env, siteFolder);
}

serve(process.argv[2]).catch(fail);
