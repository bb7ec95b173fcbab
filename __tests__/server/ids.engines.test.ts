import { CALLS, SLOT_EVENTS } from '../../src/domain/contract';
import { fetchCall } from './support/forms';
import { wireAppointment } from './support/sampleRequests';
import { clinicForAll } from './support/testClinic';
import { ENGINE, engineDatabase } from './support/engineDatabase';

const ASKED = [`${CALLS.slots}?user_id=`, `${CALLS.vacations}?id=`, `${SLOT_EVENTS}?user_id=`] as const;

/** Queries that name no doctor: each is refused with 400, whatever the parameter is called. */
const BAD_IDS = [
  'abc',
  '0',
  '-1',
  '1.5',
  '1e3',
  '01',
  ' 1',
  '1 ',
  '0x1',
  '9007199254740993',
  '99999999999999999999999',
  'null',
  "1'; DROP TABLE appointments; --",
  '😀',
  'شخص',
  '1\u0000',
  '',
].map(encodeURIComponent);

/** Ids as they should be written, of which no engine has a row: some wider than its columns. */
const UNKNOWN_IDS = [99, 2 ** 31 - 1, 2 ** 31, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER];

describe(`an id on ${ENGINE}`, () => {
  const clinic = clinicForAll({}, engineDatabase);
  let url: string;
  beforeAll(async () => {
    url = await clinic.app.listen({ host: '127.0.0.1', port: 0 });
  });

  const ask = async (path: string) => {
    const answer = await fetch(url + path);
    const body: unknown = await answer.json();
    return [path, answer.status, body];
  };

  it.each(ASKED)('that is malformed is answered with 400 by %s', async (call) => {
    for (const path of BAD_IDS.map((id) => call + id)) {
      const name = call.slice(call.indexOf('?') + 1, -1);
      const message = `Parametrul ${name} trebuie să fie un număr întreg.`;
      expect(await ask(path)).toEqual([path, 400, { status: 400, message }]);
    }
  });

  it.each(ASKED)('that is unknown is answered with 404 by %s', async (call) => {
    for (const path of UNKNOWN_IDS.map((id) => `${call}${id}`)) {
      const message = 'Nu există un medic cu acest id.';
      expect(await ask(path)).toEqual([path, 404, { status: 404, message }]);
    }
  });

  it.each(['user_id', 'user_appointment_id'])(
    'that is unknown is answered with 422 as the %s of a booking',
    async (name) => {
      for (const id of UNKNOWN_IDS) {
        const answer = await fetchCall(url, 'createAppointment', { ...wireAppointment, [name]: id });
        const message = 'Acest interval nu face parte din programul medicului. Alegeți alt interval.';
        expect([id, answer.status, await answer.json()]).toEqual([id, 422, { status: 422, message }]);
      }
    },
  );
});
