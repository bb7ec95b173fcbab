import { reason } from '../../errors/reason';

/** Why a file cannot be read. */
export const unreadable = (path: string, error: unknown): string =>
  (error as NodeJS.ErrnoException).code === 'ENOENT'
    ? `Fișierul ${path} nu există.`
    : `Fișierul ${path} nu poate fi citit: ${reason(error)}`;
