import { nodePreset } from '../jest.preset.mjs';

const { reporters, testPathIgnorePatterns } = nodePreset;

/**
 * Files share the modules of the process that runs them: reading the application anew for each would take as long as its tests.
 * docs/adr/020.
 */
export default {
  reporters,
  testPathIgnorePatterns,
  testRunner: '<rootDir>/test/set-up/run-plainly.mjs',
  // Jest itself reads no source, and needs nothing to translate it.
  transform: {},
  // Ends a test that hangs; whatever waits in a test has a limit of its own.
  testTimeout: 300_000,
  testMatch: ['<rootDir>/test/*.e2e-spec.ts'],
  globalSetup: '<rootDir>/test/set-up/start-database.mjs',
  globalTeardown: '<rootDir>/test/set-up/stop-database.mjs',
  // Each file waits for the database most of the time.
  maxWorkers: 2,
};
