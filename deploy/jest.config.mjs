import { nodePreset } from '../jest.preset.mjs';

export default { ...nodePreset, testMatch: ['<rootDir>/test/*.spec.ts'] };
