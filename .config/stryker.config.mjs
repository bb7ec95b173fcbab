const { IN = 'machine' } = process.env;

/** What both runners reach. */
const RULES = [
  'src/features/{booking,contact}/session/*.ts',
  'src/features/form/submission.ts',
  'src/domain/{bookingHorizon,calendarDate,clock,entities,htmlEscape,nearestFreeTimes,slotStatus,validation}.ts',
];
const PAGE = [
  'src/features/{booking,contact,form}/**/*.{ts,tsx}',
  'src/domain/{countWords,doctorName,timeKey}.ts',
  '!src/features/booking/form/bookingLayout.ts',
];

/**
 * Changes the forms' code in every small way and lets the scenarios alone judge each: how to run it stands in
 * src/replay/README.md.
 */
export default {
  testRunner: 'command',
  commandRunner: { command: `node_modules/.bin/tsx src/replay/cli/main.ts --bail --in ${IN}` },
  mutate: IN === 'page' ? [...RULES, ...PAGE] : RULES,
  concurrency: 1,
  timeoutMS: 10_000,
  // Types are left alone: nothing here reads them.
  tsconfigFile: 'none',
  tempDirName: 'dist-stryker',
  ignorePatterns: ['dist*', '__tests__'],
  reporters: ['clear-text', 'progress-append-only'],
};
