import { join } from 'node:path';
import Database from 'libsql';
import { SLOT_EVENTS } from '../../../src/domain/slotEvents';
import { openTestDatabase } from '../support/openTestDatabase';
import { temporaryFolder } from '../support/temporaryFolder';
import { openTestClinic } from '../support/testClinic';
import { describeSlotEvents } from './slotEventsContract';

describeSlotEvents('SQLite', async () => {
  const folder = await temporaryFolder();
  const path = join(folder.path, 'clinic.sqlite');
  return {
    open: () => openTestDatabase(`file:${path}`),
    change: (query) => {
      const tool = new Database(path);
      tool.exec(query);
      tool.close();
      return Promise.resolve();
    },
    remove: folder.remove,
  };
});

it('lets one address open so many calendars, and says when it may come back for one more', async () => {
  const clinic = await openTestClinic({ trustedProxies: 1 });
  const url = await clinic.app.listen({ host: '127.0.0.1', port: 0 });
  const openFrom = (address: string) =>
    fetch(`${url}${SLOT_EVENTS}?user_id=1`, { headers: { 'x-forwarded-for': address } });
  const open = await Promise.all(Array.from({ length: 200 }, () => openFrom('203.0.113.1')));
  expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await openFrom('203.0.113.1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  const other = await openFrom('203.0.113.2');
  expect(other.status).toBe(200);
  await Promise.all([...open, other].map(async ({ body }) => body?.cancel()));
  await clinic.close();
});
