import { tell } from './answer';
import { writeNewFile } from './writeNewFile';

/**
 * To a new file, or without one to the screen.
 * @param what is in it, for who reads that it was written: `prețurile`
 */
export async function writeOut(text: string, file: string | undefined, what: string): Promise<void> {
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  await writeNewFile(file, [text]);
  tell(`Am scris ${what} în ${file}.`);
}
