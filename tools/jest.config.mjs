import { nodePreset } from '../jest.preset.mjs';

export default {
  ...nodePreset,
  testMatch: ['<rootDir>/*.spec.mjs', '<rootDir>/{bench,publishing}/**/*.spec.mjs'],
};
