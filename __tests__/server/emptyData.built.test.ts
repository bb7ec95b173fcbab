import { CALLS } from '../../src/domain/contract';
import { startServer, type ServerProcess } from './support/serverProcess';
import { temporaryFolder, type TemporaryFolder } from './support/temporaryFolder';
import { until } from './support/until';

// Starting processes takes a while on a busy machine.
jest.setTimeout(30_000);

describe('a server that finds no data', () => {
  let folder: TemporaryFolder;
  const running: ServerProcess[] = [];
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(async () => {
    for (const server of running.splice(0)) {
      server.process.kill('SIGKILL');
      await server.ended;
    }
    await folder.remove();
  });
  const start = async (env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> => {
    const server = await startServer(folder.path, env);
    running.push(server);
    return server;
  };
  const doctors = async (url: string): Promise<unknown> => (await fetch(url + CALLS.doctors)).json();

  it('says once that it put the sample clinic into empty data', async () => {
    const first = await start();
    const sample = await doctors(first.url);
    expect(sample).not.toEqual([]);
    await until(() => first.output().includes('clinic.sqlite was empty: it has a sample clinic now.'));
    first.process.kill('SIGTERM');
    await first.ended;
    const second = await start({ SAMPLE_DATA: '0' });
    expect(await doctors(second.url)).toEqual(sample);
    await until(() => second.output().includes('RETENTION_DAYS is not set'));
    expect(second.output()).not.toMatch(/sample clinic|no services/);
  });

  it('invents no clinic when told not to, and says how to fill the data', async () => {
    const { url, output } = await start({ SAMPLE_DATA: '0' });
    expect(await doctors(url)).toEqual([]);
    await until(() =>
      output().includes('clinic.sqlite holds no services, so nothing can be booked: `clinic restore`'),
    );
  });
});
