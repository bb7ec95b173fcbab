import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { HEALTH } from '../../../src/server/operations/healthRoutes';
import { openTestClinic } from '../support/testClinic';

/** The whole server, to which every connection seems to come from what `from` says. */
async function listenTo(from: () => string, trustedProxies = 0) {
  const clinic = await openTestClinic({ trustedProxies });
  clinic.app.server.prependListener('connection', (socket: Socket) => {
    Object.defineProperty(socket, 'remoteAddress', { value: from() });
  });
  await clinic.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = clinic.app.server.address() as AddressInfo;
  const hold = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  return {
    hold: (count: number) => Promise.all(Array.from({ length: count }, hold)),
    isAnswered: () =>
      fetch(`http://127.0.0.1:${port}${HEALTH.live}`, { headers: { connection: 'close' } }).then(
        ({ ok }) => ok,
        () => false,
      ),
    close: clinic.close,
  };
}

describe('the connections of one address', () => {
  it('leave room for everybody else’s, and for its own once it closes one', async () => {
    let address = '203.0.113.7';
    const server = await listenTo(() => address);
    const held = await server.hold(1000);
    expect(await server.isAnswered()).toBe(false);
    address = '203.0.113.8';
    expect(await server.isAnswered()).toBe(true);
    address = '203.0.113.7';
    held.pop()?.destroy();
    while (!(await server.isAnswered())) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const socket of held) socket.destroy();
    await server.close();
  });

  it.each([
    ['this machine', '127.0.0.1', 0],
    ['a trusted load balancer', '203.0.113.7', 1],
  ])('are not counted for %s', async (_who, address, trustedProxies) => {
    const server = await listenTo(() => address, trustedProxies);
    const held = await server.hold(1001);
    expect(await server.isAnswered()).toBe(true);
    for (const socket of held) socket.destroy();
    await server.close();
  });
});
