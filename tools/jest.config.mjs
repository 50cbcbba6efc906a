import { nodePreset } from '../jest.preset.mjs';

export default { ...nodePreset, testMatch: ['<rootDir>/*.spec.mjs', '<rootDir>/publishing/*.spec.mjs'] };
