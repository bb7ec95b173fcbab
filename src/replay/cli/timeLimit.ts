import { Worker } from 'node:worker_threads';

/** Time limit in ms; a day in the rendered page takes about half a minute. */
const LIMIT_MS = 120_000;

/** Code of the watching thread: an endless loop stops every timer of the thread that plays. */
const WATCH = `
  const { writeSync } = require('node:fs');
  const { parentPort, workerData: limit } = require('node:worker_threads');
  let timer, place;
  parentPort.on('message', ({ file, step }) => {
    place = file + step;
    if (step !== '') return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      writeSync(2, place + ': nu s-a încheiat în ' + limit / 1000 + ' s\\n');
      process.kill(process.pid, 'SIGKILL');
    }, limit);
  });
`;

/** Ends the command when a file does not end by itself, and prints which step it was. */
export class TimeLimit {
  private readonly watch: Worker;

  /** @param limit per file, in ms */
  constructor(limit = LIMIT_MS) {
    this.watch = new Worker(WATCH, { eval: true, execArgv: [], workerData: limit });
    this.watch.unref();
  }

  /** @param step '' where the file begins */
  at(file: string, step = ''): void {
    this.watch.postMessage({ file, step });
  }

  async end(): Promise<void> {
    await this.watch.terminate();
  }
}
