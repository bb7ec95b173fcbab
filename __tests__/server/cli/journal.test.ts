import { userInfo } from 'node:os';
import { staffHarness } from '../support/staffHarness';

const { json, run, book } = staffHarness();

test('the journal names the system’s user, and SUDO_USER in brackets', async () => {
  const { SUDO_USER: before } = process.env;
  process.env.SUDO_USER = 'director';
  try {
    await json('services add Genetică');
  } finally {
    if (before === undefined) delete process.env.SUDO_USER;
    else process.env.SUDO_USER = before;
  }
  const actor = `staff:${userInfo().username} (SUDO_USER: director)`;
  expect(await json('journal')).toMatchObject([{ actor }]);
});

test('the journal records who did what and when, without personal data', async () => {
  const reference = await book();
  await json('vacations add --doctor 1 --from 2030-01-07 --to 2030-01-08');
  await json('vacations remove 2 --yes');
  await json('services add Genetică');
  await json('slots add --doctor 3 --day luni --from 09:00 --to 10:00');
  await json('profile set name "Clinica Demo"');
  await json(`appointments cancel ${reference} --yes`);
  const staff = expect.stringContaining(`staff:${userInfo().username}`) as string;
  const entries = await json<{ actor: string; event: string }[]>('journal');
  expect(entries.map(({ actor, event }) => [actor, event])).toEqual(
    [
      'vacation.entered',
      'vacation.removed',
      'service.entered',
      'slot.entered',
      'slot.entered',
      'profile.entered',
      'appointment.cancelled',
    ]
      .toReversed()
      .map((event) => [staff, event]),
  );
  expect(await json(`journal --reference ${reference}`)).toMatchObject([{ event: 'appointment.cancelled' }]);
  expect(await run('journal --limit 1')).toContain('programare anulată');
  expect(JSON.stringify(entries)).not.toMatch(/Ana|Pop|0700|exemplu/);
});
