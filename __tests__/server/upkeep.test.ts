import { upkeep } from '../../src/server/upkeep';

const MINUTE = 60_000;

describe('what the server does by itself', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 2, 2, 8) }));
  afterEach(() => jest.useRealTimers());

  const fine = () => Promise.resolve();
  const start = (offerFreed: () => Promise<void>, smtpUrl = 'smtp://127.0.0.1:9', remind = fine) => {
    const errors: unknown[] = [];
    upkeep({
      database: {
        waiting: { offerFreed },
        journal: { seal: fine },
        appointments: { forgetUnconfirmed: fine },
        outbox: { remind },
      } as never,
      ...{ bookingWeeks: 52, smtpUrl, clock: Date.now },
      onError: (error) => errors.push(error),
    });
    return errors;
  };

  it('looks for freed times every 5 s, never twice at once', async () => {
    const ends: (() => void)[] = [];
    start(() => new Promise((resolve) => ends.push(resolve)));
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(ends).toHaveLength(2);
  });

  it('looks every minute for whom to remind', async () => {
    const remind = jest.fn(fine);
    start(fine, '', remind);
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(remind.mock.calls).toEqual([[Date.now() - MINUTE], [Date.now()]]);
  });

  it('tells once that the database is away, and again when it goes away again', async () => {
    let isAway = true;
    const errors = start(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()));
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(errors).toHaveLength(1);
    isAway = false;
    await jest.advanceTimersByTimeAsync(MINUTE);
    isAway = true;
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(errors).toHaveLength(2);
  });

  it('looks for nothing where the clinic sends no mail', async () => {
    const offerFreed = jest.fn(() => Promise.resolve());
    start(offerFreed, '');
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(offerFreed).not.toHaveBeenCalled();
  });
});
