import { openDatabase } from '../../../src/server/database/openDatabase';
import { post } from '../support/forms';
import { postgresDatabase } from '../support/postgresDatabase';
import { wireContactRequest } from '../support/sampleRequests';
import { openTestClinic } from '../support/testClinic';

// A busy machine takes its time.
jest.setTimeout(30_000);

describe('the limit on posts of several processes on one PostgreSQL', () => {
  it('counts what an address sent to any of them, and lets others through', async () => {
    const place = await postgresDatabase();
    const open = async () => openTestClinic({ database: await openDatabase(place.url), postsPerMinute: 20 });
    const [one, other] = await Promise.all([open(), open()]);
    const send = async (index: number, remoteAddress: string): Promise<number> => {
      const { app } = index % 2 === 0 ? one : other;
      return (await post(app, 'contactRequest', wireContactRequest, { remoteAddress })).statusCode;
    };
    // More than two minutes' worth, so that a minute that ends meanwhile does not matter.
    const statuses = [];
    for (let index = 0; index < 41; index += 1) statuses.push(await send(index, '203.0.113.7'));
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(statuses).toContain(429);
    expect(await send(0, '203.0.113.8')).toBe(200);
    const rows = await place.rows('select address from post_counts');
    expect(JSON.stringify(rows)).not.toContain('203.0.113');

    await Promise.all([one.close(), other.close()]);
    await place.remove();
  });
});
