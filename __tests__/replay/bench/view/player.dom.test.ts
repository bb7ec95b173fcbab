import { createTools, type Tools } from '../../../../src/replay/bench/frame/openTools';
import type { PlayedStep } from '../../../../src/replay/bench/play/playOnPage';
import { until } from '../../../../src/replay/run/realTime';
import { Player } from '../../../../src/replay/bench/view/player';
import { shipped } from '../../support/shippedScenarios';

const MISMATCH = { what: '', path: ['state'], expected: 'success', actual: 'idle' };
const NEUTRAL = { step: { advance: 0 }, unjudged: [] };

test('a replay that crashes reports why', async () => {
  const play = () => Promise.reject(new Error('Rețeaua nu poate fi înlocuită.'));
  const player = new Player(() => Promise.resolve({ ...createTools(), play }));
  const played = await player.playWhole(shipped('contact/netrimis.json'));
  expect(played?.problem).toBe('Redarea s-a oprit:\nRețeaua nu poate fi înlocuită.');
  expect(played?.status).toBe('idle');
});

test('“Redă” plays the file that is being loaded, although the former one has not ended', async () => {
  const played: string[] = [];
  const play: Tools['play'] = async ({ title }, { beforeClose }) => {
    played.push(title);
    await beforeClose();
  };
  let opening = Promise.resolve();
  const player = new Player(() => opening.then(() => ({ ...createTools(), play })));
  const former = shipped('contact/netrimis.json');
  const coming = shipped('contact/http-201.json');
  await player.playWhole(former);
  // The page is open as soon as the former replay has ended.
  opening = new Promise((resolve) => {
    player.subscribe(() => player.get().status === 'idle' && resolve());
  });
  void player.use(Promise.resolve(coming));
  await player.play();
  expect(played).toEqual([former.title, coming.title]);
});

test.each([
  ['before the end is shown', [true, true, false], 0],
  ['at the end is on show already', [false, true], null],
])('of a replay that ended, the first step that failed %s', async (_what, failures, chosen) => {
  const play: Tools['play'] = async (_scenario, { afterStep, beforeClose }) => {
    for (const hasFailed of failures)
      afterStep({ ...NEUTRAL, mismatches: hasFailed ? [MISMATCH] : [] } as unknown as PlayedStep, []);
    await beforeClose();
  };
  const player = new Player(() => Promise.resolve({ ...createTools(), play }));
  await player.playWhole(shipped('contact/netrimis.json'));
  expect(player.get().chosen).toBe(chosen);
});

test('what a scenario passes through counts as covered, what a recording passes through only once it is exported', async () => {
  const scenario = shipped('contact/netrimis.json');
  const play: Tools['play'] = async (_scenario, { afterStep, beforeClose }) => {
    afterStep({ ...NEUTRAL, mismatches: [] } as unknown as PlayedStep, ['contact idle']);
    await beforeClose();
  };
  const player = new Player(() => Promise.resolve({ ...createTools(), play }));
  await player.playWhole(scenario, scenario);
  expect([...player.get().covered]).toEqual([]);
  await player.playWhole(scenario);
  expect([...player.get().covered]).toEqual(['contact idle']);
});

test('“Redă” begins anew if a step that is done was changed, and else goes on', async () => {
  const scenario = shipped('contact/netrimis.json');
  let plays = 0;
  const play: Tools['play'] = async ({ steps }, { pace, afterStep, beforeClose }) => {
    plays += 1;
    for (const step of steps) {
      if (!(await pace(0))) return;
      afterStep({ ...NEUTRAL, step, mismatches: [] } as unknown as PlayedStep, []);
    }
    await beforeClose();
  };
  const player = new Player(() => Promise.resolve({ ...createTools(), play }));
  const reached = (status: string) => until(() => player.get().status === status);
  await player.use(scenario);
  await player.step();
  await reached('paused');
  await player.play();
  await reached('ended');
  expect(plays).toBe(1);
  await player.use(scenario);
  await player.step();
  await reached('paused');
  player.expect({ notification: 'Altceva' }, 0);
  await player.play(true);
  await reached('ended');
  expect(plays).toBe(3);
  expect(player.get().reports[0]?.step.expect).toMatchObject({ notification: 'Altceva' });
});
