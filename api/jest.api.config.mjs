import { nodePreset } from '../jest.preset.mjs';

const { cacheDirectory, reporters, testPathIgnorePatterns } = nodePreset;

/**
 * Spec files share the modules of their process: loading the application for each file would take as long as its tests.
 * docs/adr/020.
 */
export default {
  cacheDirectory,
  reporters,
  testPathIgnorePatterns,
  testRunner: '<rootDir>/test/set-up/run-plainly.mjs',
  // Node loads the sources, so Jest transforms nothing.
  transform: {},
  // Ends a hanging test; waits inside tests have their own limits.
  testTimeout: 300_000,
  testMatch: ['<rootDir>/test/*.e2e-spec.ts'],
  globalSetup: '<rootDir>/test/set-up/start-database.mjs',
  globalTeardown: '<rootDir>/test/set-up/stop-database.mjs',
  // Each file spends half its time waiting for the database, for other processes and for time limits.
  maxWorkers: 3,
};
