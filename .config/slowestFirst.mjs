import TestSequencer from '@jest/test-sequencer';

/** Patterns of slow files, the slowest last. One of them that starts last would leave one of two workers idle. */
const SLOW = [/\.(?:browser|postgres|built)\.|domRunner/, /replay\/.*\.browser|command\.postgres|tools\/dev/];
const slowness = ({ path }) => SLOW.findLastIndex((kind) => kind.test(path));

/** Without a memory of earlier runs, as on a fresh clone, Jest would begin with the longest files. */
export default class SlowestFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => slowness(b) - slowness(a));
  }
}
