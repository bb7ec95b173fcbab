import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every TypeScript file below a folder, by its path from the top of the project, with forward slashes. */
export function sourceFiles(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ path: file.split(path.sep).join('/'), text: readFileSync(file, 'utf8') }));
}
