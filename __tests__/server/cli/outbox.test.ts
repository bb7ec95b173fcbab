import { staffHarness } from '../support/staffHarness';

const { json, run, refused, onData, book } = staffHarness();

test('waiting mails are listed, and failed ones are resent on request', async () => {
  const reference = await book();
  const mails = (...args: string[]) =>
    json<{ id: number; reference: string; kind: string }[]>('outbox list', ...args);
  const own = await mails();
  expect(own.map(({ kind }) => kind).sort()).toEqual(['booking.confirmation', 'booking.notice']);
  const id = own.find(({ kind }) => kind === 'booking.confirmation')?.id ?? 0;
  await onData((db) => db.updateTable('outbox').set({ status: 'failed' }).where('id', '=', id).execute());
  expect(await mails('--status', 'failed')).toMatchObject([{ id, reference }]);
  await refused(
    /^Aceste numere nu sunt ale unor e-mailuri eșuate: 7777, 8888\. /,
    1,
    `outbox retry 7777 ${id} 8888`,
  );
  expect(await mails('--status', 'failed')).toHaveLength(1);
  expect(await run('outbox list --status failed')).toMatch(/confirmare, către pacient +\S+ +eșuat/);
  expect(await json(`outbox retry ${id}`)).toEqual({ retried: 1 });
  expect(await mails('--status', 'failed')).toEqual([]);
});
