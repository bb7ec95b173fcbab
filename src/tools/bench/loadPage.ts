import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { generateLoad } from './generateLoad';

const execute = promisify(execFile);

export interface PageLoad {
  readonly port: number;
  readonly path: string;
  readonly clients: number;
  readonly seconds: number;
}

/** Asks for one page again and again, as a browser that takes brotli; tells how often a second. */
export type PageLoader = (load: PageLoad) => Promise<number>;

const ENCODING = 'accept-encoding: br';

const withWrk: PageLoader = async ({ port, path, clients, seconds }) => {
  const options = ['-t1', `-c${clients}`, `-d${seconds}s`, '-H', ENCODING];
  const { stdout } = await execute('wrk', [...options, `http://127.0.0.1:${port}${path}`]);
  if (stdout.includes('Non-2xx')) throw new Error(stdout);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
};

const withOurs: PageLoader = async ({ path, ...load }) => {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${ENCODING}\r\n\r\n`;
  return (await generateLoad({ ...load, nextRequest: () => request })).perSecond;
};

/** wrk where there is one, else our own generator, which takes more of the machine for itself. */
export async function choosePageLoader(): Promise<{ name: string; load: PageLoader }> {
  const hasWrk = await execute('wrk', ['-v']).then(
    () => true,
    (error: unknown) => (error as NodeJS.ErrnoException).code !== 'ENOENT',
  );
  return hasWrk ? { name: 'wrk', load: withWrk } : { name: 'our own load generator', load: withOurs };
}
