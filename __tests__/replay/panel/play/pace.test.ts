import { Pace, type PaceControls } from '../../../../src/replay/panel/play/pace';

/** Real time that passes only when somebody waits, or draws. */
function simulatedTime() {
  const real = { now: 0, late: 0 };
  return {
    real,
    now: () => real.now,
    wait: (ms: number) => {
      real.now += ms + real.late;
      return Promise.resolve();
    },
  };
}

function paceAt(speed: number, more: Partial<PaceControls> = {}) {
  const time = simulatedTime();
  const skipped: number[] = [];
  const controls = {
    speed: () => speed,
    turn: () => Promise.resolve(false),
    onSkip: (ms: number) => skipped.push(ms),
  };
  return { pace: new Pace({ ...controls, ...more }, time), real: time.real, skipped };
}

/** A session of ten seconds, in which something happens forty times. */
const EVENTS = Array.from({ length: 40 }, (_, index) => (index + 1) * 250);

async function play({ pace, real }: ReturnType<typeof paceAt>, moments: readonly number[], drawing = 0) {
  let now = 0;
  for (const moment of moments) {
    await pace.reach(now, moment);
    now = moment;
    real.now += drawing;
  }
  return real.now - drawing;
}

test('what opening the page takes is not made up for by the first waits', async () => {
  const played = paceAt(20);
  played.real.now = 300;
  await played.pace.turn();
  expect(await play(played, EVENTS)).toBeCloseTo(300 + 10_000 / 20, 0);
});

test.each([0.5, 1, 5, 20])(
  'at %s× a session takes its own time, however long drawing takes',
  async (speed) => {
    const played = await play(paceAt(speed), EVENTS, 10);
    expect(played * speed).toBeCloseTo(10_000, 0);
  },
);

test('timers that are late make nothing longer', async () => {
  const late = paceAt(5);
  late.real.late = 4;
  expect(Math.abs((await play(late, EVENTS)) * 5 - 10_000)).toBeLessThan(100);
});

test('as fast as possible does not wait at all, and leaves nothing out', async () => {
  const fast = paceAt(Infinity);
  expect(await play(fast, [250, 60_000])).toBe(0);
  expect(fast.skipped).toEqual([]);
});

test('of a wait in which nothing happens one second is played, and the rest is told as left out', async () => {
  const quiet = paceAt(2);
  expect(await play(quiet, [400, 9000, 10_000])).toBeCloseTo((400 + 1000 + 1000) / 2, 3);
  expect(quiet.skipped).toEqual([7600]);
});

test('a pause is no time of the scenario', async () => {
  const pauses = [false, true, false];
  const paused = paceAt(1, {
    turn: () => {
      const isPaused = pauses.shift() ?? false;
      if (isPaused) paused.real.now += 60_000;
      return Promise.resolve(isPaused);
    },
  });
  expect(await play(paused, [500, 1000])).toBeCloseTo(61_000, 3);
});

test('a rest between two steps of one moment is none either', async () => {
  const rested = paceAt(2);
  await rested.pace.rest(350);
  expect(await play(rested, [1000])).toBeCloseTo(175 + 500, 3);
});
