import { dirname } from 'node:path';

// Absolute, since Jest resolves a project's relative rootDir against the working directory.
const rootDir = dirname(import.meta.dirname);

const transform = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
};

// Fastify's inject() needs this package, which is written as ES modules only.
const FASTIFY_IS_TRANSFORMED = ['/node_modules/(?!cookie/)'];

/**
 * The environment stands in the file's name: name.test.ts is Node, name.postgres.test.ts Node with a PostgreSQL,
 * name.dom.test.tsx jsdom, name.browser.test.ts Chromium.
 */
const project = (displayName, options) => ({
  displayName,
  rootDir,
  transform,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  ...options,
});

export default {
  rootDir,
  maxWorkers: 2,
  projects: [
    project('node', {
      testEnvironment: 'node',
      testRegex: '__tests__/.*(?<!\\.postgres|\\.dom|\\.browser)\\.test\\.tsx?$',
      transformIgnorePatterns: FASTIFY_IS_TRANSFORMED,
    }),
    project('postgres', {
      testEnvironment: 'node',
      testRegex: '__tests__/.*\\.postgres\\.test\\.tsx?$',
      transformIgnorePatterns: FASTIFY_IS_TRANSFORMED,
      // One server for all of these; Jest starts it only when one of them runs.
      globalSetup: '<rootDir>/__tests__/support/startTestPostgres.ts',
      globalTeardown: '<rootDir>/__tests__/support/endTestPostgres.ts',
    }),
    project('dom', {
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/__tests__/**/*.dom.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/domSetup.ts'],
    }),
    project('browser', {
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/**/*.browser.test.{ts,tsx}'],
    }),
  ],
};
