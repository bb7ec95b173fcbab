import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the path of every TypeScript file of the source from the top of the project, with forward slashes. */
export const sourceFiles = () =>
  globSync('src/**/*.{ts,tsx}').map((file) => ({
    path: file.split(path.sep).join('/'),
    text: readFileSync(file, 'utf8'),
  }));
