import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config';
import { VERSION } from './config/version';
import { reason } from './db/errors';

/** Returns the line that the server prints once it answers. Programs that start it wait for the line. */
export const answersAt = (address: string): string => `The site, version ${VERSION}, answers at ${address}`;

/**
 * @returns the address
 * @throws {Error} with one line that names the settings
 */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    const address = await app.listen({ host, port });
    return address.replace(/\/\/(?:127\.0\.0\.1|\[::1?\]):/, '//localhost:');
  } catch (error) {
    throw new Error(`The server cannot listen on ${host} port ${port} (HOST, PORT): ${reason(error)}`, {
      cause: error,
    });
  }
}
