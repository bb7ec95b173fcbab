import { startDailySummary } from '../../../src/server/operations/dailySummary';
import { fetchCall } from '../support/forms';
import { wireAppointment } from '../support/sampleRequests';
import { clinicForEach } from '../support/testClinic';

const clinic = clinicForEach();

test('the log’s line a day counts what was stored and refused since the line before', async () => {
  const { app, db } = clinic;
  const info = jest.fn();
  const logDay = startDailySummary(app, { ...app.log, info }, db);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const book = () => fetchCall(url, 'createAppointment', wireAppointment);
  await logDay();
  expect(info).not.toHaveBeenCalled();
  expect([(await book()).status, (await book()).status]).toEqual([200, 409]);
  await logDay();
  await logDay();
  const facts: unknown[] = info.mock.calls.map(([one]: [unknown]) => one);
  expect(facts).toEqual([
    { journal: { 'appointment.booked': 1 }, mails: { waiting: 2 }, refused: 1 },
    { journal: {}, mails: {}, refused: 0 },
  ]);
});
