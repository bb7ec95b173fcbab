import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClinicDatabase } from '../../../src/server/database/ports/clinicDatabase';
import { HEALTH } from '../../../src/server/operations/healthRoutes';
import { openTestClinic, type TestClinic, type TestClinicOptions } from '../support/testClinic';

describe('the health of the server', () => {
  let clinic: TestClinic | undefined;
  afterEach(() => clinic?.close());

  const ask = async (path: string, options: TestClinicOptions = {}) => {
    clinic = await openTestClinic(options);
    const answer = await clinic.app.inject(path);
    return { status: answer.statusCode, body: answer.json<unknown>(), headers: answer.headers };
  };
  /** A clinic whose data answers a question for its health like this. */
  const withPing = (ping: () => Promise<void>): TestClinicOptions => {
    const database: Partial<ClinicDatabase> = {
      ...{ ping, close: () => Promise.resolve() },
      appointmentNews: { follow: () => () => undefined },
    };
    return { database: database as ClinicDatabase };
  };

  it.each(Object.values(HEALTH))('is told under %s, and never cached', async (path) => {
    const { status, body, headers } = await ask(path);
    expect([status, body]).toEqual([200, { status: 200 }]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is live, but not ready, while it stops', async () => {
    const draining = { isDraining: () => true };
    expect(await ask(HEALTH.live, draining)).toMatchObject({ status: 200 });
    await clinic?.close();
    expect(await ask(HEALTH.ready, draining)).toMatchObject({
      status: 503,
      body: { status: 503, message: 'Serverul se oprește.' },
    });
  });

  it('is live, but not ready, while the data cannot be read', async () => {
    const broken = withPing(() => Promise.reject(new Error('connection refused')));
    expect(await ask(HEALTH.live, broken)).toMatchObject({ status: 200 });
    await clinic?.close();
    expect(await ask(HEALTH.ready, broken)).toMatchObject({
      status: 503,
      body: { status: 503, message: 'Baza de date nu răspunde.' },
    });
  });

  it('is not ready when the data takes too long to answer', async () => {
    clinic = await openTestClinic(withPing(() => new Promise(() => undefined)));
    await clinic.app.ready();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      const answer = clinic.app.inject(HEALTH.ready);
      for (let turn = 0; turn < 10; turn += 1) await nextTurn();
      jest.advanceTimersByTime(2_000);
      expect((await answer).statusCode).toBe(503);
    } finally {
      jest.useRealTimers();
    }
  });

  it('answers another method with 405', async () => {
    clinic = await openTestClinic();
    const answer = await clinic.app.inject({ method: 'POST', url: HEALTH.ready });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
