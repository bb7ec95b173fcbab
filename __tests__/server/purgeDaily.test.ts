import { purgeDaily } from '../../src/server/purgeDaily';

const HOUR = 3_600_000;

describe('the daily purge', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 2, 2, 8) }));
  afterEach(() => jest.useRealTimers());

  const start = (retentionDays: number, purgeBefore: (date: string) => Promise<never>) => {
    const errors: unknown[] = [];
    purgeDaily({
      database: { purgeBefore },
      retentionDays,
      clock: Date.now,
      onError: (error) => errors.push(error),
    });
    return errors;
  };

  it('forgets what is older than the setting, soon after the start and each day, also after a failure', async () => {
    const asked: string[] = [];
    const failure = new Error('away');
    const errors = start(30, (date) => {
      asked.push(date);
      return Promise.reject(failure);
    });
    await jest.advanceTimersByTimeAsync(HOUR);
    expect(asked).toEqual(['2026-01-31']);
    await jest.advanceTimersByTimeAsync(48 * HOUR);
    expect(asked).toEqual(['2026-01-31', '2026-02-01', '2026-02-02']);
    expect(errors).toEqual([failure, failure, failure]);
  });

  it('forgets nothing unless the clinic has set how long it keeps data', async () => {
    const asked: string[] = [];
    start(0, (date) => {
      asked.push(date);
      return Promise.reject(new Error());
    });
    await jest.advanceTimersByTimeAsync(72 * HOUR);
    expect(asked).toEqual([]);
  });
});
