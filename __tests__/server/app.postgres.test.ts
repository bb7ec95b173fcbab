import { sql } from 'kysely';
import { CALLS } from '../../src/domain/contract';
import { startPostgres, type PostgresServer } from '../../src/tools/startPostgres';
import { bookSample } from './support/booking';
import { injectCall } from './support/forms';
import { openDatabase } from '../../src/server/db/open';
import { openTestDatabase } from './support/openTestDatabase';
import { NEXT_MONDAY, wireAppointment, wireContactRequest } from './support/sampleRequests';
import { openSlotEvents } from './support/slotEventStream';
import { until } from './support/until';
import { openTestClinic, type TestClinic } from './support/testClinic';

describe('the server while its PostgreSQL is away', () => {
  let postgres: PostgresServer;
  let clinic: TestClinic;
  beforeAll(async () => {
    postgres = await startPostgres();
    const database = await openTestDatabase(postgres.url);
    clinic = await openTestClinic({ database });
  });
  afterAll(async () => {
    await clinic.close();
    await postgres.end();
  });

  const unavailable = {
    status: 503,
    message: 'Serviciul nu este disponibil pentru moment. Încercați din nou peste câteva clipe.',
  };
  const book = async (key: string) => {
    const answer = await injectCall(clinic.app, 'createAppointment', wireAppointment, {
      headers: { 'idempotency-key': key },
    });
    return [answer.statusCode, answer.json<unknown>()];
  };

  it('reports that it is away, never a successful booking, and recovers without a restart', async () => {
    const calendar = await openSlotEvents(await clinic.app.listen({ host: '127.0.0.1', port: 0 }), 1);
    await calendar.next();
    await postgres.kill();
    expect(await book('one')).toEqual([503, unavailable]);
    const services = await clinic.app.inject(CALLS.services);
    expect([services.statusCode, services.json()]).toEqual([503, unavailable]);
    expect(services.headers['retry-after']).toBe('5');
    expect((await clinic.app.inject('/')).statusCode).toBe(200);
    const patients = await clinic.app.inject(`/programare/${clinic.links.tokenFor('7KQ3M9XA')}`);
    expect([patients.statusCode, patients.headers['retry-after']]).toEqual([503, '5']);
    expect(patients.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(patients.body).toContain(unavailable.message);

    await postgres.start();
    // Another process books before this one listens again.
    const other = await openDatabase(postgres.url);
    await bookSample(other.db, { slotId: 2 });
    await other.close();
    expect((await calendar.next()).slots[1]?.appointments).toEqual([{ date: NEXT_MONDAY }]);
    calendar.close();
    // A broken connection may be taken from the pool once before it is noticed.
    let status: number;
    do status = (await clinic.app.inject(CALLS.services)).statusCode;
    while (status === 503);
    expect(status).toBe(200);
    expect(await book('one')).toMatchObject([200, { status: 200 }]);
    expect(await book('two')).toMatchObject([409, { status: 409 }]);
  });

  it('is not ready where PostgreSQL only lets it read', async () => {
    const ready = async () => (await clinic.app.inject('/health/ready')).statusCode;
    await until(async () => (await ready()) === 200);
    // Imitates a failover; open connections are read-only too.
    await sql`alter system set default_transaction_read_only = on`.execute(clinic.db);
    await sql`select pg_reload_conf()`.execute(clinic.db);
    await until(
      async () => (await injectCall(clinic.app, 'contactRequest', wireContactRequest)).statusCode === 503,
    );
    expect(await ready()).toBe(503);
    expect((await clinic.app.inject('/')).statusCode).toBe(200);
  });
});
