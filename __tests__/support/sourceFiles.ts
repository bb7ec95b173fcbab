import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns every TypeScript file of src/: its text, and its path from the top of the project with forward slashes. */
export const sourceFiles = () =>
  globSync('src/**/*.{ts,tsx}').map((file) => ({
    path: file.split(path.sep).join('/'),
    text: readFileSync(file, 'utf8'),
  }));
