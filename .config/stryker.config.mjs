const { IN = 'machine' } = process.env;

/** What both runners reach. */
const RULES = [
  'src/features/{booking,contact}/session/*.ts',
  'src/features/form/submission.ts',
  'src/domain/{calendarDate,clock,entities,htmlEscape,nearestFreeTimes,slotStatus,validation}.ts',
];
const PAGE = [
  'src/features/{booking,contact,form}/**/*.{ts,tsx}',
  'src/domain/{text,timeKey}.ts',
  // Looks only.
  '!src/features/booking/{form/bookingLayout,calendar/slotStyles}.ts',
  // Scrolling, the page without its code, and another server's build: no scenario can tell of them.
  '!src/features/booking/form/useTimesInView.ts',
  '!src/features/form/{NoScript,useTypedEarly}.{ts,tsx}',
];

/** The looks: styled-components' templates, the props that only these read, and `style`. No scenario judges them. */
const looks = {
  shouldIgnore(path) {
    const name = path.isJSXAttribute() ? path.node.name.name : '';
    const isTemplate =
      path.isTaggedTemplateExpression() && /^(?:styled|css)\b/.test(path.get('tag').toString());
    return isTemplate || name === 'style' || String(name).startsWith('$') ? 'looks' : undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'looks', value: looks }];

/**
 * Changes the forms' code in every small way and lets the scenarios alone judge each: how to run it stands in
 * src/replay/REFERENCE.md.
 */
export default {
  testRunner: 'command',
  commandRunner: { command: `node_modules/.bin/tsx src/replay/cli/main.ts --bail --in ${IN}` },
  mutate: IN === 'page' ? [...RULES, ...PAGE] : RULES,
  plugins: ['@stryker-mutator/*', import.meta.filename],
  ignorers: ['looks'],
  concurrency: 1,
  timeoutMS: 10_000,
  // Types are left alone: nothing here reads them.
  tsconfigFile: 'none',
  tempDirName: 'dist-stryker',
  ignorePatterns: ['dist*', '__tests__'],
  reporters: ['clear-text', 'progress-append-only'],
};
