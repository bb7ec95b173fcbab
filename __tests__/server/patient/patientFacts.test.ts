import { openEngine } from '../../../src/server/database/openDatabase';
import { changePrice } from '../../../src/server/database/staff/prices';
import { setProfile } from '../../../src/server/database/staff/profile';
import { appointmentRequest, NOW } from '../support/sampleRequests';
import { openTestClinic } from '../support/testClinic';

test('the patient’s own page says where the clinic is now, but what the visit costs as it was booked', async () => {
  const { app, database, databaseFile, close } = await openTestClinic();
  const message = 'Consultația aleasă: Evaluare, 400 lei';
  await database.appointments.book({ ...appointmentRequest, message }, { createdAt: NOW });
  const mails = await database.outbox.claim(NOW, NOW + 1, 10);
  const token = mails.map((mail) => ('linkToken' in mail ? mail.linkToken : null)).find(Boolean);
  const desk = await openEngine(`file:${databaseFile}`, 'staff');
  await setProfile(desk.db, { landmark: 'lângă Parcul Mare', phone: '0264 000 007' });
  await changePrice(desk.db, 'evaluation', { cost: 999 });
  await desk.close();
  const { body } = await app.inject(`/programare/${token}`);
  expect(body).toContain('lângă Parcul Mare');
  expect(body).toContain('400 lei');
  expect(body).not.toMatch(/999|Control/);
  expect(body).toContain('>Cum ajungeți la noi</a>');
  expect((await app.inject(`/programare/${token}/programare.ics`)).body).toContain('0264 000 007');
  await close();
});
