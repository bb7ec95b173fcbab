import { CALLS } from '../../src/domain/contract';
import { injectCall } from './support/forms';
import { wireAppointment, wireContactRequest } from './support/sampleRequests';
import { clinicForAll } from './support/testClinic';

const READS = [CALLS.services, CALLS.doctors, `${CALLS.vacations}?id=1`, `${CALLS.slots}?user_id=1`];
const POSTS = [CALLS.createAppointment, CALLS.contactRequest];

describe('the six calls', () => {
  const clinic = clinicForAll();

  it('are never served from an unchecked cache: reads are revalidated, everything else is not stored', async () => {
    for (const url of READS) {
      const { headers } = await clinic.app.inject(url);
      expect(headers['cache-control']).toBe('no-cache');
    }
    const answers = await Promise.all([
      injectCall(clinic.app, 'createAppointment', wireAppointment),
      injectCall(clinic.app, 'createAppointment', wireAppointment),
      injectCall(clinic.app, 'contactRequest', wireContactRequest),
      clinic.app.inject(CALLS.vacations),
      clinic.app.inject(CALLS.contactRequest),
    ]);
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('answer HEAD where they answer GET', async () => {
    for (const url of READS) {
      const answer = await clinic.app.inject({ method: 'HEAD', url });
      expect([answer.statusCode, answer.body]).toEqual([200, '']);
    }
  });

  it('know no other method, and no address below, which is 404 as JSON', async () => {
    const message = 'Adresa cerută nu există. Verificați adresa sau porniți de la prima pagină.';
    for (const url of [...READS, ...POSTS]) {
      const isPost = POSTS.some((post) => post === url);
      for (const method of isPost ? (['GET', 'PUT'] as const) : (['POST', 'DELETE'] as const)) {
        const answer = await clinic.app.inject({ method, url });
        expect([url, answer.statusCode, answer.json()]).toMatchObject([url, 404, { status: 404 }]);
      }
      const answer = await clinic.app.inject(`${url.replace(/\?.*/, '')}/more`);
      expect([url, answer.statusCode, answer.json()]).toEqual([url, 404, { status: 404, message }]);
    }
  });
});
