import { nodePreset } from '../jest.preset.mjs';

export default {
  ...nodePreset,
  rootDir: import.meta.dirname,
  testMatch: [...nodePreset.testMatch, '<rootDir>/scripts/*.spec.ts'],
  // Without `import`, which Jest adds where it fits: packages of two kinds must answer `require` with CommonJS.
  testEnvironmentOptions: { customExportConditions: ['source', 'node'] },
};
