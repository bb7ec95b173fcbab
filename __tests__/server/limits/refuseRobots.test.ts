import { FORM_AGE_HEADER, FORM_TRAP_HEADER } from '../../../src/domain/formSigns';
import { post } from '../support/forms';
import { wireContactRequest } from '../support/sampleRequests';
import { openTestClinic, type TestClinic } from '../support/testClinic';

describe('a form that was filled in by a robot', () => {
  let clinic: TestClinic;
  beforeEach(async () => {
    clinic = await openTestClinic({ formSeconds: 3 });
  });
  afterEach(() => clinic.close());

  const send = (headers: Record<string, string>, remoteAddress = '203.0.113.7') =>
    post(clinic.app, 'contactRequest', wireContactRequest, { headers, remoteAddress });

  it('is refused when it comes sooner than a person could type, and told when to try again', async () => {
    const answer = await send({ [FORM_AGE_HEADER]: '1200' });
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      429,
      '2',
      {
        status: 429,
        message: 'Formularul a fost trimis prea repede. Încercați din nou peste câteva secunde.',
      },
    ]);
  });

  it('is refused when the field that people do not see was filled in', async () => {
    const answer = await send({ [FORM_AGE_HEADER]: '60000', [FORM_TRAP_HEADER]: 'filled' });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      422,
      'A fost completat un câmp ascuns. Reîncărcați pagina sau sunați-ne.',
    ]);
  });

  it('is accepted from a person, and from a client that speaks only the six calls', async () => {
    expect((await send({ [FORM_AGE_HEADER]: '3000' })).statusCode).toBe(200);
    expect((await send({})).statusCode).toBe(200);
  });

  it('is not looked for on this machine’s own addresses, nor when nobody is to be asked', async () => {
    expect((await send({ [FORM_AGE_HEADER]: '0' }, '127.0.0.1')).statusCode).toBe(200);
    await clinic.close();
    clinic = await openTestClinic({ formSeconds: 0 });
    expect((await send({ [FORM_AGE_HEADER]: '0', [FORM_TRAP_HEADER]: 'filled' })).statusCode).toBe(200);
  });
});
