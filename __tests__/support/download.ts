import { text } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** Returns the text of a file that the browser, which another process drives, has saved. */
export const textOf = async (download: Download): Promise<string> => text(await download.createReadStream());
