import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));

const swc = (options) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      target: 'es2023',
      keepClassNames: true,
    },
    sourceMaps: 'inline',
    ...options,
  },
];

const shared = {
  reporters: ['default', `${root}tools/jest-counts.cjs`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

/** Specs of pages and components: jsdom, CommonJS output, the set-up of libs/testing. */
export const webPreset = {
  ...shared,
  testEnvironment: `${root}libs/testing/src/jsdom-environment.cjs`,
  testEnvironmentOptions: { customExportConditions: ['source', 'require', 'browser', 'default'] },
  setupFilesAfterEnv: [`${root}libs/testing/src/setup.ts`],
  moduleNameMapper: {
    '^@emotion/sheet$': `${root}libs/testing/src/style-sheet.cjs`,
    '\\.module\\.css$': `${root}libs/testing/src/css-module.cjs`,
    '\\.(css|avif|webp|jpg|svg|mp4|webm)$': `${root}libs/testing/src/asset.cjs`,
  },
  transform: {
    '/node_modules/.*\\.[cm]?js$': `${root}tools/jest-libraries.cjs`,
    '\\.[cm]?[jt]sx?$': swc({ module: { type: 'commonjs' } }),
  },
  transformIgnorePatterns: [],
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
};

/** Specs of the server and the tools: Node, native ESM. */
export const nodePreset = {
  ...shared,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'import', 'default'] },
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': swc({ module: { type: 'es6' } }) },
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
};
