import unitConfig from './jest.config.mjs';

export default {
  ...unitConfig,
  testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'],
  globalSetup: '<rootDir>/test/set-up/start-database.mjs',
  globalTeardown: '<rootDir>/test/set-up/stop-database.mjs',
  // Each file waits for the database most of the time.
  maxWorkers: 2,
  testTimeout: 30_000,
};
