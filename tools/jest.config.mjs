import { nodePreset } from '../jest.preset.mjs';

export default {
  ...nodePreset,
  testMatch: ['<rootDir>/*.spec.ts', '<rootDir>/{bench,publishing,supply-chain}/**/*.spec.ts'],
};
