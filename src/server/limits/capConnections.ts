import type { Server } from 'node:http';
import { isLoopback } from './isLoopback';
import { OpenByAddress } from './openByAddress';

/** Connections of one address: several for each browser of a whole hospital. */
const MOST = 1_000;

/** Nobody takes all connections of a server that visitors reach themselves, not by a load balancer. */
export function capConnections(server: Server): void {
  const addresses = new OpenByAddress(MOST);
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isLoopback(remoteAddress)) return;
    const leave = addresses.admit(remoteAddress);
    if (leave === undefined) socket.destroy();
    else socket.on('close', leave);
  });
}
