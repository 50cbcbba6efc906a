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

const reporters = ['default', `${root}tools/jest-counts.cjs`];
const testPathIgnorePatterns = ['/node_modules/', '/dist/'];
/** Outside the folder for temporary files, which `npm test` removes. */
const cacheDirectory = `${root}node_modules/.cache/jest`;

const web = {
  cacheDirectory,
  testPathIgnorePatterns,
  transform: {
    '/node_modules/.*\\.[cm]?js$': `${root}tools/jest-libraries.cjs`,
    '\\.[cm]?[jt]sx?$': swc({ module: { type: 'commonjs' } }),
  },
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '^@emotion/serialize$': `${root}libs/testing/src/serialized-styles.cjs`,
    '^@emotion/sheet$': `${root}libs/testing/src/style-sheet.cjs`,
    '\\.module\\.css$': `${root}libs/testing/src/css-module.cjs`,
    '\\.(css|avif|webp|jpg|svg|mp4|webm)$': `${root}libs/testing/src/asset.cjs`,
  },
};

const conditionsOf = (...conditions) => ({ customExportConditions: ['source', 'require', ...conditions] });

/**
 * Preset for specs of browser code, in CommonJS. Specs that need a document or API responses end in `.spec.tsx` and run
 * in jsdom with the set-up of libs/testing. Specs in `.spec.ts` run without jsdom, in a tenth of the time. Projects run
 * Jest with V8's `--no-opt`: each spec file loads its modules again, so optimized code would be discarded before its
 * compilation pays off.
 */
export const webPresetWith = ({ globals = {}, moduleNameMapper = {} }) => {
  const both = { ...web, globals, moduleNameMapper: { ...web.moduleNameMapper, ...moduleNameMapper } };
  return {
    reporters,
    projects: [
      {
        ...both,
        displayName: 'document',
        testEnvironment: `${root}libs/testing/src/jsdom-environment.cjs`,
        testEnvironmentOptions: conditionsOf('browser', 'default'),
        setupFilesAfterEnv: [`${root}libs/testing/src/setup.ts`],
        testMatch: ['<rootDir>/src/**/*.spec.tsx'],
      },
      {
        ...both,
        displayName: 'logic',
        testEnvironment: 'node',
        testEnvironmentOptions: conditionsOf('default'),
        restoreMocks: true,
        testMatch: ['<rootDir>/src/**/*.spec.ts'],
      },
    ],
  };
};

export const webPreset = webPresetWith({});

/** Preset for specs of the server and the tools: Node with ECMAScript modules. */
export const nodePreset = {
  cacheDirectory,
  reporters,
  testPathIgnorePatterns,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'import', 'default'] },
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': swc({ module: { type: 'es6' } }) },
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
};
