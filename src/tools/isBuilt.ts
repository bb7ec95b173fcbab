import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BuildSettings } from './buildSettings';

/** Files and folders that a build is made from. */
const SOURCES = ['src', 'public', 'package-lock.json', 'tsconfig.json', 'webpack.config.ts'];

/** Returns the file that a finished build leaves behind, with its settings. */
export const settingsFile = (outputFolder: string): string => path.join(outputFolder, 'settings.json');

/** Folders count too, because removing a file changes only its folder. */
function newestChange(source: string): number {
  const inside = statSync(source).isDirectory() ? readdirSync(source, { recursive: true }) : [];
  const paths = [source, ...inside.map((name) => path.join(source, String(name)))];
  return Math.max(...paths.map((one) => statSync(one).mtimeMs));
}

/** Returns whether the output folder holds a finished build of these settings and of the sources as they are now. */
export function isBuilt(settings: BuildSettings, sources = SOURCES): boolean {
  const file = settingsFile(settings.outputFolder);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== JSON.stringify(settings)) return false;
  return sources.every((source) => newestChange(source) < statSync(file).mtimeMs);
}
