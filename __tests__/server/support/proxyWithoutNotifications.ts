import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

/** Type byte of PostgreSQL's message NotificationResponse. */
const NOTIFICATION = 'A'.charCodeAt(0);

/** Returns a function that takes chunks of PostgreSQL's answers and returns them without notifications. */
function notificationFilter(): (chunk: Buffer) => Buffer {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const passed: Buffer[] = [];
    // A message is a byte of its type and four of its length, which counts itself.
    while (rest.length >= 5 && rest.length >= rest.readUInt32BE(1) + 1) {
      const end = rest.readUInt32BE(1) + 1;
      if (rest[0] !== NOTIFICATION) passed.push(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
    return Buffer.concat(passed);
  };
}

/** Starts a proxy to PostgreSQL that drops notifications, as a pooler in transaction mode does. */
export async function proxyWithoutNotifications(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const filter = notificationFilter();
    client.pipe(upstream);
    upstream.on('data', (chunk: Buffer) => client.write(filter(chunk)));
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on('close', () => other.destroy()).on('error', () => other.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    close: () => server.close(),
  };
}
