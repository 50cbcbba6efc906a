import api from './jest.api.config.mjs';

/** Three servers behind nginx (docs/adr/033): they have the machine to themselves, and each file starts them anew. */
export default {
  ...api,
  testMatch: ['<rootDir>/test/servers/*.e2e-spec.ts'],
  maxWorkers: 1,
};
