import base, { project } from './jest.config.mjs';

/** `npm run test:browsers`; apart, because Firefox is not installed everywhere. */
export default {
  ...base,
  maxWorkers: 1,
  projects: [
    project('firefox', {
      testEnvironment: 'node',
      globalSetup: '<rootDir>/__tests__/support/needBuild.ts',
      testMatch: ['<rootDir>/__tests__/**/*.firefox.test.ts'],
    }),
  ],
};
