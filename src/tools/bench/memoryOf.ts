import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Bytes that the process has in memory. */
export async function memoryOf(processId: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(processId)]);
  return Number(stdout) * 1024;
}
