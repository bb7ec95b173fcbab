import { writeFile } from 'node:fs/promises';
import { reason } from '../../reason';
import { Refusal } from '../exitCodes';

/**
 * Writes a file that only its owner may read, because it holds patients' data.
 * @throws {Refusal} when it exists already or cannot be written
 */
export async function writeNewFile(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      throw new Refusal(`Fișierul ${path} există deja. Alegeți alt nume sau ștergeți-l.`);
    }
    throw new Refusal(`Fișierul ${path} nu poate fi scris: ${reason(error)}`);
  }
}
