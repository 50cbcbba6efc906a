import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TESTING = join(import.meta.dirname, '../../../testing/src');
const LIBRARIES = join(import.meta.dirname, '../../../../tools/jest-libraries.cjs');
/** The package contains compiled sources. */
const EXTENSION = extname(import.meta.filename);

const swc = [
  fileURLToPath(import.meta.resolve('@swc/jest')),
  {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2023',
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
] as const;

/** Configuration of Jest for a module: what `jest.config.mjs` exports. Specs run in jsdom, over a stubbed API. */
export const moduleTests = {
  testEnvironment: join(TESTING, 'jsdom-environment.cjs'),
  testEnvironmentOptions: { customExportConditions: ['require', 'browser', 'default'] },
  setupFilesAfterEnv: [join(TESTING, `setup${EXTENSION}`)],
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  transform: { '/node_modules/.*\\.[cm]?js$': LIBRARIES, '\\.[cm]?[jt]sx?$': swc },
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '^@emotion/serialize$': join(TESTING, 'serialized-styles.cjs'),
    '^@emotion/sheet$': join(TESTING, 'style-sheet.cjs'),
    '\\.module\\.css$': join(TESTING, 'css-module.cjs'),
    '\\.(css|avif|webp|jpg|svg|mp4|webm)$': join(TESTING, 'asset.cjs'),
  },
};
