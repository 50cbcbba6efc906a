import { nodePreset } from '../jest.preset.mjs';

export default {
  ...nodePreset,
  rootDir: import.meta.dirname,
  testMatch: [...nodePreset.testMatch, '<rootDir>/scripts/*.spec.ts'],
  // Some specs wait for time limits, in which others can run.
  maxWorkers: 2,
  // Jest adds `import` for ECMAScript modules itself: a `require` of a dual package has to load CommonJS.
  testEnvironmentOptions: { customExportConditions: ['source', 'node'] },
};
