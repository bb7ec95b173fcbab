import { readBuildSettings } from '../buildSettings';
import { launchServer, type LaunchedServer } from '../launchServer';
import { EVERY_WEEK } from '../bench/comingTimes';
import type { ClinicData, EngineUnderTest } from '../bench/engineUnderTest';

const SETTINGS = {
  ...EVERY_WEEK,
  LOG_LEVEL: 'silent',
  // The address that the pages were built for: a server told another one spends its start rewriting them.
  PUBLIC_URL: readBuildSettings({}).publicUrl,
};

export interface Surroundings {
  readonly env?: NodeJS.ProcessEnv;
  /** Where the data lies; left out, the engine chooses. */
  readonly folder?: string;
  /** Another build than the present one. */
  readonly build?: string;
  /** The address at which the servers reach the database. */
  readonly through?: (databaseUrl: string) => string;
}

/** Runs `work` with so many processes of the built server on the same new data, and removes all whatever comes of it. */
export async function withServers<T>(
  engine: EngineUnderTest,
  count: number,
  work: (servers: readonly LaunchedServer[], data: ClinicData) => Promise<T>,
  { env, folder, build = 'dist', through = (url) => url }: Surroundings = {},
): Promise<T> {
  const data = await engine.createData(folder);
  const servers: LaunchedServer[] = [];
  try {
    for (let index = 0; index < count; index += 1) {
      servers.push(await launchServer(build, { ...SETTINGS, DATABASE_URL: through(data.url), ...env }));
    }
    return await work(servers, data);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await data.remove();
  }
}
