import { SLOT_EVENTS } from '../../../src/domain/contract';
import { clinicForEach } from '../support/testClinic';

const clinic = clinicForEach({ trustProxy: 1 });

test('the server limits a network’s open calendars and says when to retry', async () => {
  const url = await clinic.app.listen({ host: '127.0.0.1', port: 0 });
  const openFrom = (address: string) =>
    fetch(`${url}${SLOT_EVENTS}?user_id=1`, { headers: { 'x-forwarded-for': address } });
  const open = await Promise.all(Array.from({ length: 200 }, (_, index) => openFrom(`2001:db8::${index}`)));
  expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await openFrom('2001:db8::200');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  const admitted = await openFrom('2001:db8:0:100::1');
  expect(admitted.status).toBe(200);
  await Promise.all([...open, admitted].map(async ({ body }) => body?.cancel()));
});
