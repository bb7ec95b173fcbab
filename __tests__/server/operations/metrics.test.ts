import { CALLS } from '../../../src/domain/contract';
import { METRICS_PATH } from '../../../src/server/operations/metrics';
import { post } from '../support/forms';
import { wireAppointment } from '../support/sampleRequests';
import { openTestClinic, type TestClinic } from '../support/testClinic';

const TOKEN = 'a-token-of-some-length';

describe('the figures of the server', () => {
  let clinic: TestClinic | undefined;
  afterEach(() => clinic?.close());

  const open = async (metricsToken = TOKEN): Promise<TestClinic['app']> => {
    clinic = await openTestClinic({ metricsToken });
    return clinic.app;
  };
  const read = (app: TestClinic['app'], authorization = `Bearer ${TOKEN}`) =>
    app.inject({ url: METRICS_PATH, headers: { authorization } });

  it('tell requests by route and status, without a trace of who asked', async () => {
    const app = await open();
    await app.inject('/about');
    await app.inject('/no-such-page');
    await app.inject(`${CALLS.slots}?user_id=1`);
    await app.inject(`${CALLS.slots}?user_id=12345`);
    const { body, headers } = await read(app);
    expect(headers['content-type']).toMatch(/^text\/plain; version=/);
    expect(body).toContain('clinic_http_requests_total{route="site",status="200"} 1');
    expect(body).toContain('clinic_http_requests_total{route="site",status="404"} 1');
    expect(body).toContain(`clinic_http_requests_total{route="${CALLS.slots}",status="200"} 1`);
    expect(body).toContain(`clinic_http_requests_total{route="${CALLS.slots}",status="404"} 1`);
    expect(body).toContain(`clinic_http_request_duration_seconds_count{route="${CALLS.slots}"} 2`);
    expect(body).not.toMatch(/12345|no-such-page/);
  });

  it('tell what became of bookings', async () => {
    const app = await open();
    await post(app, 'createAppointment', wireAppointment);
    await post(app, 'createAppointment', wireAppointment);
    await post(app, 'createAppointment', { ...wireAppointment, date: '2020-01-06' });
    await post(app, 'createAppointment', 'nothing');
    const { body } = await read(app);
    for (const outcome of ['accepted', 'taken', 'refused', 'malformed']) {
      expect(body).toContain(`clinic_bookings_total{outcome="${outcome}"} 1`);
    }
    expect(body).toContain('clinic_bookings_total{outcome="failed"} 0');
  });

  it('tell how late the event loop is and how much memory is used', async () => {
    const { body } = await read(await open());
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds ');
    expect(body).toContain('process_resident_memory_bytes ');
  });

  it('tell how much mail waits, and everything else also while that cannot be read', async () => {
    const app = await open();
    await post(app, 'createAppointment', wireAppointment);
    expect((await read(app)).body).toMatch(
      /clinic_outbox_waiting 2\n[^]*clinic_outbox_failed 0\n[^]*clinic_outbox_oldest_due_seconds 0\n/,
    );
    await clinic?.db.schema.alterTable('outbox').renameTo('elsewhere').execute();
    expect((await read(app)).body).toMatch(/clinic_outbox_waiting Nan\n/);
    await clinic?.db.schema.alterTable('elsewhere').renameTo('outbox').execute();
    expect((await read(app)).body).toMatch(/clinic_outbox_waiting 2\n/);
  });

  it.each(['', 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`])('are not told to %j', async (authorization) => {
    const answer = await read(await open(), authorization);
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(answer.json()).toEqual({ status: 401, message: 'Această adresă cere o autorizare.' });
  });

  it('are not on the site without a token', async () => {
    expect((await read(await open(''))).statusCode).toBe(404);
  });
});
