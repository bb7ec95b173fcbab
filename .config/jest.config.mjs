import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';

// Absolute, since Jest resolves a project's relative rootDir against the working directory.
const rootDir = dirname(import.meta.dirname);

const transform = {
  '^.+\\.m?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic' },
          // react-router asks Vite for it; CommonJS has no `import.meta`.
          optimizer: { globals: { vars: { 'import.meta.hot': 'undefined' } } },
        },
        target: 'es2022',
      },
    },
  ],
};

const IGNORED = ['/node_modules/', '/dist(?:-\\w+)?/'];
// ES modules only: react-router with its dependencies, Kysely, commander, Fastify's inject() needs `cookie`, @fastify/static its own
// `content-disposition`.
const MODULES =
  'react-router|kysely|commander|@remix-run/route-pattern|cookie(?:-es)?|@fastify/static|content-disposition|json-stringify-pretty-compact';
const transformIgnorePatterns = [`/node_modules/(?!(?:${MODULES})/)`];

/**
 * The file's name selects the environment: name.test.ts is Node, name.built.test.ts Node with the built site in
 * dist/, name.postgres.test.ts Node with a PostgreSQL, name.engines.test.ts both with SQLite and with a PostgreSQL, name.scenarios.test.ts a part of the shipped scenarios, name.dom.test.tsx jsdom, name.browser.test.ts Chromium.
 */
export const project = (displayName, options) => ({
  displayName,
  rootDir,
  transform,
  testPathIgnorePatterns: IGNORED,
  modulePathIgnorePatterns: ['<rootDir>/dist(?:-\\w+)?/'],
  ...options,
});

const SERVER_ENVIRONMENT = '<rootDir>/__tests__/support/serverEnvironment.ts';
const BROWSER_ENVIRONMENT = '<rootDir>/__tests__/support/browserEnvironment.ts';
const SIGNING_IN = '/__tests__/features/auth/';

const projects = [
  project('node', {
    testEnvironment: SERVER_ENVIRONMENT,
    testRegex:
      '__tests__/.*(?<!\\.built|\\.postgres|\\.scenarios|\\.dom|\\.browser|\\.firefox)\\.test\\.tsx?$',
    transformIgnorePatterns,
    globals: { TEST_ENGINE: 'SQLite' },
  }),
  // Every shipped scenario is a test, in the machines and in the rendered page.
  project('scenarios', {
    testEnvironment: 'node',
    testMatch: ['<rootDir>/__tests__/**/*.scenarios.test.ts'],
    transformIgnorePatterns,
  }),
  project('built', {
    testEnvironment: 'node',
    testRegex: '__tests__/.*\\.built\\.test\\.tsx?$',
    transformIgnorePatterns,
    globalSetup: '<rootDir>/__tests__/support/needBuild.ts',
  }),
  project('postgres', {
    testEnvironment: SERVER_ENVIRONMENT,
    testRegex: '__tests__/.*\\.(?:postgres|engines)\\.test\\.tsx?$',
    transformIgnorePatterns,
    globals: { TEST_ENGINE: 'PostgreSQL' },
    // One server for all of these; Jest starts it only when one of them runs.
    globalSetup: '<rootDir>/__tests__/support/startTestPostgres.ts',
    globalTeardown: '<rootDir>/__tests__/support/endTestPostgres.ts',
  }),
  project('dom', {
    testEnvironment: 'jest-fixed-jsdom',
    transformIgnorePatterns,
    setupFilesAfterEnv: ['<rootDir>/__tests__/support/domSetup.ts'],
    testMatch: ['<rootDir>/__tests__/**/*.dom.test.{ts,tsx}'],
  }),
  project('browser', {
    testEnvironment: BROWSER_ENVIRONMENT,
    transformIgnorePatterns,
    globalSetup: '<rootDir>/__tests__/support/startChromium.ts',
    globalTeardown: '<rootDir>/__tests__/support/endChromium.ts',
    testMatch: ['<rootDir>/__tests__/**/*.browser.test.{ts,tsx}'],
    testPathIgnorePatterns: [...IGNORED, SIGNING_IN],
  }),
  // Against the provider's own emulator, started when one of these tests is to run.
  project('signing in', {
    testEnvironment: BROWSER_ENVIRONMENT,
    transformIgnorePatterns,
    globalSetup: `<rootDir>${SIGNING_IN}emulator/startEmulator.ts`,
    globalTeardown: `<rootDir>${SIGNING_IN}emulator/stopEmulator.ts`,
    testMatch: [`<rootDir>${SIGNING_IN}**/*.browser.test.{ts,tsx}`],
  }),
];

/** Jest takes every word after --selectProjects for a project's name, and would pass over a path among them. */
function refusePathAsProject() {
  const from = process.argv.indexOf('--selectProjects');
  const words = from === -1 ? [] : process.argv.slice(from + 1);
  for (const word of words) {
    if (word.startsWith('-')) return;
    if (!projects.some(({ displayName }) => displayName === word))
      throw new Error(`${word} is not a project. Before paths, write: --selectProjects node -- PATH`);
  }
}
refusePathAsProject();

export default {
  rootDir,
  // One more than there are cores, because tests wait for browsers and servers.
  maxWorkers: availableParallelism() + 1,
  // Freeing a worker's 600 MB takes longer than Jest's 500 ms on busy cores, and would be called a leak; a real one is
  // still told.
  workerGracefulExitTimeout: 10_000,
  // Ends a test that hangs, on a busy machine too; no test asserts a time. Jest ignores a project's own value.
  testTimeout: 120_000,
  reporters: ['default', '<rootDir>/.config/tallyReporter.mjs'],
  projects,
};
