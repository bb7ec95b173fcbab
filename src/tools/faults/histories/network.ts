import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Network {
  /** The database's address through this network; a file's is the file's. */
  readonly through: (databaseUrl: string) => string;
  /** Breaks all connections; new ones are refused until it is mended. */
  readonly cut: () => void;
  readonly mend: () => void;
  readonly end: () => Promise<void>;
}

/** Between processes and a database server on this machine. */
export async function network(): Promise<Network> {
  const lines = new Set<Socket>();
  let isCut = false;
  let database = { host: '127.0.0.1', port: 0 };
  const cut = (): void => {
    isCut = true;
    for (const line of lines) line.destroy();
  };
  const relay = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(database);
    for (const [line, other] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(line);
      line.setNoDelay().pipe(other);
      line
        .on('error', () => undefined)
        .on('close', () => {
          lines.delete(line);
          other.destroy();
        });
    }
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const { port } = relay.address() as AddressInfo;
  return {
    through: (databaseUrl) => {
      if (databaseUrl.startsWith('file:')) return databaseUrl;
      const address = new URL(databaseUrl);
      database = { host: address.hostname, port: Number(address.port) };
      address.host = `127.0.0.1:${port}`;
      return address.href;
    },
    cut,
    mend: () => {
      isCut = false;
    },
    end: async () => {
      cut();
      relay.close();
      await once(relay, 'close');
    },
  };
}
