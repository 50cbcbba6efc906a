import { nodePreset } from '../../jest.preset.mjs';

// The package that the build writes has the same name.
export default { ...nodePreset, modulePathIgnorePatterns: ['<rootDir>/dist'] };
