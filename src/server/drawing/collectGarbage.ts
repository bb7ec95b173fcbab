import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Node's own option cannot be given by a program that runs.
setFlagsFromString('--expose-gc');

/** What drawing leaves behind: V8 would keep it until somebody needs memory, for hours in a quiet process. */
export const collectGarbage = runInNewContext('gc') as () => void;
