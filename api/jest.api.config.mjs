import unitConfig from './jest.config.mjs';

export default {
  ...unitConfig,
  testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'],
  globalSetup: '<rootDir>/test/set-up/start-database.mjs',
  globalTeardown: '<rootDir>/test/set-up/stop-database.mjs',
  testTimeout: 30_000,
};
