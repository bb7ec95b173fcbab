import { readBuildSettings } from '../buildSettings';
import { launchServer, type LaunchedServer } from '../launchServer';
import type { ClinicData } from './engineUnderTest';

const SETTINGS = {
  LOG_LEVEL: 'silent',
  // The address that the pages were built for: a server told another one spends its start rewriting them.
  PUBLIC_URL: readBuildSettings({}).publicUrl,
};

/** Runs `work` with so many processes of the built server on the same data, and ends them whatever comes of it. */
export async function withServers<T>(
  data: ClinicData,
  count: number,
  work: (servers: readonly LaunchedServer[]) => Promise<T>,
  env: NodeJS.ProcessEnv = {},
): Promise<T> {
  const servers: LaunchedServer[] = [];
  try {
    for (let index = 0; index < count; index += 1) {
      servers.push(await launchServer('dist', { ...SETTINGS, DATABASE_URL: data.url, ...env }));
    }
    return await work(servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}
