import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The least that node:http can do for an open stream: headers, one message, and nothing more. Prints its port. */
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('data: []\n\n');
});
server.listen(0, '127.0.0.1', () => {
  console.log((server.address() as AddressInfo).port);
});
