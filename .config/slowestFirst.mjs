import TestSequencer from '@jest/test-sequencer';

/** Kinds whose suites take longest; one of them begun last would leave one of two workers idle. */
const SLOW = /browser|postgres|built|signing in/;
const isSlow = ({ context }) => SLOW.test(context.config.displayName.name);

/** Without a memory of earlier runs, as on a fresh clone, Jest would begin with the longest files. */
export default class SlowestFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => Number(isSlow(b)) - Number(isSlow(a)));
  }
}
