import { nodePreset } from '../jest.preset.mjs';

export default {
  ...nodePreset,
  rootDir: import.meta.dirname,
  testMatch: [...nodePreset.testMatch, '<rootDir>/scripts/*.spec.ts'],
  // Jest adds `import` for ECMAScript modules itself: a `require` of a dual package has to load CommonJS.
  testEnvironmentOptions: { customExportConditions: ['source', 'node'] },
};
