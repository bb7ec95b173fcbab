import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** These node:http writes itself. */
const OWN_HEADERS = /^(?:date|connection|keep-alive)$/i;

/**
 * The least that node:http can do: one prepared answer to every request. Copies the headers and bytes that
 * `address` answers in `encoding`, and prints the port it listens on.
 */
async function imitate(address: string, encoding: string): Promise<void> {
  const request = get(address, { headers: { 'accept-encoding': encoding } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  const headers = Object.entries(answer.headersDistinct)
    .filter(([name]) => !OWN_HEADERS.test(name))
    .flatMap(([name, values]) => [name, values?.join(', ') ?? '']);
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    console.log((server.address() as AddressInfo).port);
  });
}

void imitate(process.argv[2] ?? '', process.argv[3] ?? 'identity');
