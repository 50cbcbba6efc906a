import api from './jest.api.config.mjs';

/** Specs with three servers behind nginx (docs/adr/033). They run alone on the machine, and each file starts its own servers. */
export default {
  ...api,
  testMatch: ['<rootDir>/test/servers/*.e2e-spec.ts'],
  maxWorkers: 1,
};
