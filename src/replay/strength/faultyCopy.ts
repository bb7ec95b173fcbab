import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { INPUTS } from '../../tools/buildStamp';
import { FaultError, withFault, type Fault } from './fault';

/**
 * Copies the sources, so that nobody's working tree ever holds a fault.
 * @returns the copy's folder
 */
export async function copySources(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'clinic-faults-'));
  for (const entry of INPUTS) await cp(entry, path.join(root, entry), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  return root;
}

async function soundSource({ name, file }: Fault, root: string): Promise<string> {
  return readFile(path.join(root, file), 'utf8').catch(() => {
    throw new FaultError(`The fault ${name} no longer applies: there is no ${file}.`);
  });
}

/**
 * Does something while the fault is in the copy.
 * @throws FaultError when it no longer applies
 */
export async function whileFaulty<Result>(
  root: string,
  fault: Fault,
  act: () => Promise<Result>,
): Promise<Result> {
  const file = path.join(root, fault.file);
  const sound = await soundSource(fault, root);
  await writeFile(file, withFault(sound, fault));
  try {
    return await act();
  } finally {
    await writeFile(file, sound);
  }
}

/** @throws FaultError that names every fault which has no place in the working tree any more */
export async function checkFaults(faults: readonly Fault[]): Promise<void> {
  const complaints: string[] = [];
  for (const fault of faults) {
    await soundSource(fault, '.')
      .then((sound) => withFault(sound, fault))
      .catch((error: unknown) => {
        if (!(error instanceof FaultError)) throw error;
        complaints.push(error.message);
      });
  }
  if (complaints.length > 0) throw new FaultError(complaints.join('\n'));
}
