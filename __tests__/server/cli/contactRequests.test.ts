import { UNLIMITED } from '../../../src/server/booking/budget';
import { storeContactRequest } from '../../../src/server/contact/store';
import { contactRequest } from '../support/sampleRequests';
import { staffHarness } from '../support/staffHarness';

const { json, run, onData } = staffHarness();

test('marking a message as settled names its sender and subject, and takes it off the list', async () => {
  await onData((db) =>
    storeContactRequest(
      db,
      { ...contactRequest, name: 'Dana Ilieș' },
      { key: null, now: Date.now() },
      UNLIMITED,
    ),
  );
  const waiting = () => json<{ reference: string; name: string }[]>('contact-requests list');
  const [{ reference, name } = { reference: '', name: '' }] = await waiting();
  expect(name).toBe('Dana Ilieș');
  expect(await run(`contact-requests show ${reference}`)).toContain('Mesaj: Bună ziua');
  const same = /^Nu s-a schimbat nimic/;
  const done = `contact-requests done ${reference}`;
  const named = new RegExp(`^Mesajul ${reference}, Dana Ilieș, „${contactRequest.subject}”: rezolvat din `);
  expect(await run(`${done} --undo`)).toMatch(same);
  expect(await run(done)).toMatch(named);
  expect(await run(done)).toMatch(same);
  expect(await waiting()).toEqual([]);
  expect(await run(`${done} --undo`)).toMatch(/: nerezolvat\.\n$/);
  expect(await waiting()).toHaveLength(1);
});
