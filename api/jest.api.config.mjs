import { nodePreset } from '../jest.preset.mjs';

const { reporters, testPathIgnorePatterns } = nodePreset;

/**
 * Files share the modules of the process that runs them: reading the application anew for each would take as long as its tests.
 * docs/adr/020.
 */
export default {
  reporters,
  testPathIgnorePatterns,
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  testMatch: ['<rootDir>/test/*.e2e-spec.ts'],
  globalSetup: '<rootDir>/test/set-up/start-database.mjs',
  globalTeardown: '<rootDir>/test/set-up/stop-database.mjs',
  // Each file waits for the database most of the time.
  maxWorkers: 2,
};
