import { isFreePort } from '../launchServer';
import { readDevSettings } from './settings';

/** `npm run dev` */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const settings = readDevSettings(args, process.env);
  if (!(await isFreePort(settings.port, settings.host)))
    throw new Error(`Port ${settings.port} of ${settings.host} is in use (PORT, HOST).`);
  if (settings.qaPanel) process.env.DATABASE_URL ??= 'file:data/qa.sqlite';
  // Loaded only now, because webpack takes a second.
  const { serveSources } = await import('./devServer');
  await serveSources(settings, args);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});
