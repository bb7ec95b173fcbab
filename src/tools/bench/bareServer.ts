import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** These node:http writes itself. */
const OWN_HEADERS = /^(?:date|connection|keep-alive)$/i;

/** One prepared answer to every request: the headers and bytes that `address` answers in `encoding`. */
async function imitation(address: string, encoding: string): Promise<RequestListener> {
  const request = get(address, { headers: { 'accept-encoding': encoding } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  const headers = Object.entries(answer.headersDistinct)
    .filter(([name]) => !OWN_HEADERS.test(name))
    .flatMap(([name, values]) => [name, values?.join(', ') ?? '']);
  return (_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  };
}

/** For an open stream: headers, one message, and nothing more. */
const stream: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('data: []\n\n');
};

/** The least that node:http can do, for pages when one is named, else for streams. Prints the port it listens on. */
async function serve([address, encoding = 'identity']: readonly string[]): Promise<void> {
  const server = createServer(address === undefined ? stream : await imitation(address, encoding));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  console.log((server.address() as AddressInfo).port);
}

void serve(process.argv.slice(2));
