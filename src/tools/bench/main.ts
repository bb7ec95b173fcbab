import { readBuildSettings } from '../buildSettings';
import { buildSite } from '../buildSite';
import { fail } from '../fail';
import { launchServer } from '../launchServer';
import { benchBookings } from './benchBookings';
import { benchDrawing, benchMemory } from './benchDrawing';
import { benchPages } from './benchPages';
import { benchSlotLists } from './benchSlotLists';
import { benchStreams } from './benchStreams';
import { EVERY_WEEK } from './comingTimes';
import { ENGINES } from './enginesUnderTest';

/** `npm run bench`: this server beside the least that could do the same, on this machine, in a few minutes. */
async function bench(): Promise<void> {
  const settings = readBuildSettings(process.env);
  await buildSite(settings);
  const server = await launchServer(settings.outputFolder, EVERY_WEEK);
  try {
    await benchMemory(server, settings.outputFolder);
    await benchDrawing(settings.outputFolder);
    await benchPages(server);
    await benchBookings(server);
    await benchStreams(server);
  } finally {
    await server.stop();
  }
  for (const open of Object.values(ENGINES)) {
    const engine = await open();
    try {
      await benchSlotLists(engine, settings.outputFolder);
    } finally {
      await engine.end();
    }
  }
  console.log('\nFor scale: other booking systems measured on such a machine reach about');
  console.log(
    '79 bookings and 192 availability answers a second. Trust ratios: both sides of one ran in turn.',
  );
}

bench().catch(fail);
