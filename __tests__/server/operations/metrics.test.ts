import { PATHS } from '../../../src/content/paths';
import { CALLS } from '../../../src/domain/contract';
import { recordRun } from '../../../src/server/journal/jobRuns';
import { METRICS_PATH } from '../../../src/server/operations/metrics';
import { injectCall } from '../support/forms';
import { postedForms, POSTED_CHOICE, POSTED_MESSAGE } from '../support/postedForms';
import { NOW, wireAppointment } from '../support/sampleRequests';
import { clinicForEach } from '../support/testClinic';

const TOKEN = 'a-token-of-some-length';

describe('the metrics of the server', () => {
  const clinic = clinicForEach({ metricsToken: TOKEN });
  const read = (authorization = `Bearer ${TOKEN}`, { app }: Pick<typeof clinic, 'app'> = clinic) =>
    app.inject({ url: METRICS_PATH, headers: { authorization } });
  const countsIn = (body: string) =>
    [...body.matchAll(/_count\{route="([^"]+)",status="(\d+)"\} (\d+)/g)].map(([, ...counted]) =>
      counted.join(' '),
    );

  it('count requests and booking outcomes by route and status, without personal data', async () => {
    const { app } = clinic;
    for (const path of [
      '/about',
      '/no-such-page',
      `${CALLS.slots}?user_id=1`,
      `${CALLS.slots}?user_id=12345`,
    ])
      await app.inject(path);
    const past = { ...wireAppointment, date: '2020-01-06' };
    for (const asked of [wireAppointment, wireAppointment, past, 'nothing'])
      await injectCall(app, 'createAppointment', asked);
    const { post: postForm } = postedForms(() => app);
    await postForm(PATHS.booking, POSTED_CHOICE);
    await postForm(PATHS.contact, { ...POSTED_MESSAGE, email: 'nimeni' });
    await postForm('/no-such-page', POSTED_MESSAGE);
    const { body, headers } = await read();
    expect(headers['content-type']).toMatch(/^text\/plain; version=/);
    const counted = countsIn(body).filter((count) => !count.endsWith(' 0'));
    expect(counted.sort()).toEqual([
      `${PATHS.contact} 422 1`,
      ...[200, 400, 409, 422].map((status) => `${CALLS.createAppointment} ${status} 1`),
      ...[200, 404].map((status) => `${CALLS.slots} ${status} 1`),
      `${PATHS.booking} 200 1`,
      'site 200 1',
      'site 404 2',
    ]);
    expect(body).not.toMatch(/user_id|no-such-page/);
  });

  it('start the count of every booking and message status at zero, for rates and alarms', async () => {
    const { body } = await read();
    expect(countsIn(body)).toEqual(
      [CALLS.createAppointment, CALLS.contactRequest].flatMap((route) =>
        [200, 409, 422, 429, 500, 503].map((status) => `${route} ${status} 0`),
      ),
    );
  });

  it('include the version, event loop delay, memory use, whether changes arrive, and each job’s success', async () => {
    await recordRun(clinic.db, 'purge', NOW);
    const { body } = await read();
    expect(body).toMatch(/clinic_info\{version="\d+\.\d+\.\d+"\} 1\n/);
    expect(body).toContain(`clinic_job_success_timestamp_seconds{job="purge"} ${NOW / 1000}\n`);
    expect(body).toContain('clinic_listening 1\n');
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds ');
    expect(body).toContain('process_resident_memory_bytes ');
  });

  it('include the number of waiting mails, and stay available when that cannot be read', async () => {
    await injectCall(clinic.app, 'createAppointment', wireAppointment);
    expect((await read()).body).toMatch(
      /clinic_outbox_waiting 2\n[^]*clinic_outbox_failed 0\n[^]*clinic_outbox_oldest_due_seconds 0\n/,
    );
    await clinic.db.schema.alterTable('outbox').renameTo('elsewhere').execute();
    expect((await read()).body).toMatch(/clinic_outbox_waiting Nan\n/);
    await clinic.db.schema.alterTable('elsewhere').renameTo('outbox').execute();
    expect((await read()).body).toMatch(/clinic_outbox_waiting 2\n/);
  });

  it('are refused without the right authorization', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`]) {
      const answer = await read(authorization);
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(answer.json()).toEqual({ status: 401, message: 'Această adresă cere o autorizare.' });
    }
  });

  it('are not served without a token', async () => {
    expect((await read('', await clinic.open())).statusCode).toBe(404);
  });
});
