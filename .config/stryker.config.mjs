import { tmpdir } from 'node:os';
import path from 'node:path';
import jestConfig from './jest.config.mjs';

const [node] = jestConfig.projects;

/**
 * Changes one expression of the forms' decisions after the other, and tells which changes no test notices.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [
    'src/domain/*.ts',
    'src/features/form/submission.ts',
    'src/features/notifications/messageQueue.ts',
    'src/features/booking/session/*.ts',
    'src/features/contact/session/*.ts',
  ],
  testRunner: 'jest',
  jest: {
    config: {
      ...node,
      // The copy's own folder.
      rootDir: undefined,
      testTimeout: 15_000,
      // What needs neither page nor server: the units, and every scenario in the machines.
      testRegex:
        '__tests__/(?:domain|features/(?:booking|contact|form|notifications)|replay/machine/machineStage)[^.]*\\.test\\.ts$',
    },
  },
  coverageAnalysis: 'perTest',
  // A busy machine is slow, and what is slow would count as noticed.
  timeoutMS: 15_000,
  ignorePatterns: ['dist', 'data'],
  // Jest would find the tests of a copy within the project.
  tempDirName: path.join(tmpdir(), 'clinic-mutants'),
  cleanTempDir: 'always',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
