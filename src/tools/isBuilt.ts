import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BuildSettings } from './buildSettings';

/** Globs of what a build is made from. */
const SOURCES = ['src/**', 'public/**', 'package-lock.json', 'tsconfig.json', 'webpack.config.ts'];

/** Returns the file that a finished build leaves behind, with its settings. */
export const settingsFile = (outputFolder: string): string => path.join(outputFolder, 'settings.json');

/** Returns whether a file is newer than its sources; their folders count too, because only they show a removed file. */
export const isCurrent = (file: string, exclude: readonly string[] = [], sources = SOURCES): boolean =>
  globSync(sources, { exclude }).every((source) => statSync(source).mtimeMs < statSync(file).mtimeMs);

/** Returns whether the output folder holds a finished build of these settings and of the sources as they are now. */
export function isBuilt(settings: BuildSettings, sources = SOURCES): boolean {
  const file = settingsFile(settings.outputFolder);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== JSON.stringify(settings)) return false;
  return isCurrent(file, [], sources);
}
