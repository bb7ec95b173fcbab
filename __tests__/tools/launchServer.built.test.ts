import { createServer } from 'node:http';
import { launchServer, type LaunchedServer } from '../../src/tools/launchServer';

// Starting processes takes a while on a busy machine.
jest.setTimeout(60_000);

describe('a server that a test or a measurement starts', () => {
  let server: LaunchedServer | undefined;
  afterEach(() => server?.stop());

  it('is never mistaken for another one at its address', async () => {
    server = await launchServer();
    await server.kill();
    const other = createServer((_request, response) => response.end('another'));
    await new Promise<void>((resolve) => {
      other.listen(Number(new URL(server?.url ?? '').port), '127.0.0.1', resolve);
    });
    await expect(server.restart()).rejects.toThrow('The server ended with code 1');
    await new Promise((resolve) => {
      other.close(resolve);
      other.closeAllConnections();
    });
    await server.restart();
    expect(await (await fetch(server.url)).text()).toContain('<!doctype html>');
  });

  it('does not inherit settings from the environment of its launcher', async () => {
    // Each would stop its start.
    const settings = { DATABASE_URL: 'x', METRICS_PORT: 'x', SMTP_URL: 'x', TRUST_PROXY: 'x' };
    const before = { ...process.env };
    Object.assign(process.env, settings);
    try {
      server = await launchServer();
    } finally {
      process.env = before;
    }
    expect((await fetch(server.url)).status).toBe(200);
  });
});
