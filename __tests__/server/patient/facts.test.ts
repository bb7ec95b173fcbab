import { bookSample } from '../support/booking';
import { injectForm } from '../support/forms';
import { NEXT_MONDAY, NOW } from '../support/sampleRequests';
import { storeAppointment } from '../support/storeAppointment';
import { clinicForEach } from '../support/testClinic';
import { until } from '../support/until';

const clinic = clinicForEach();

test('the patient’s page shows the clinic’s current address, and the price at the time of booking', async () => {
  const { app, db, links, changes } = clinic;
  const message = 'Consultația aleasă: Evaluare, 400 lei';
  const token = links.tokenFor(await bookSample(db, { message }));
  for (const [name, value] of [
    ['landmark', 'lângă Parcul Mare'],
    ['phone', '0264 000 007'],
  ] as const)
    await db.updateTable('profile').set({ value }).where('name', '=', name).execute();
  await db.updateTable('prices').set({ cost: '999' }).where('key', '=', 'evaluation').execute();
  changes.publish('all');
  const open = async () => (await app.inject(`/programare/${token}`)).body;
  await until(async () => (await open()).includes('lângă Parcul Mare'));
  const body = await open();
  expect(body).toContain('400 lei');
  expect(body).not.toMatch(/999|Control/);
  expect(body).toContain('>Cum ajungeți la noi</a>');
  const entry = await app.inject(`/programare/${token}/programare.ics`);
  expect(entry.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(entry.body).toContain('0264 000 007');
});

test('a declined move shows as taken what another process has booked a moment ago', async () => {
  const { app, db, links } = clinic;
  const page = `/programare/${links.tokenFor(await bookSample(db))}/mutare`;
  expect((await app.inject(page)).body).toContain('ora=2+2026-03-09');
  await storeAppointment(db, NOW, { slotId: 2 });
  const answer = await injectForm(app, page, { ora: `2 ${NEXT_MONDAY}`, mutari: '0' });
  expect(answer.statusCode).toBe(409);
  expect(answer.body).not.toContain('ora=2+2026-03-09');
});
