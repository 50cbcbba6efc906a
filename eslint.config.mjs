import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import jsonc from 'jsonc-eslint-parser';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/eslint/boundaries.ts';
import { dependencyChecks } from './tools/eslint/dependency-checks.ts';
import { floors } from './tools/eslint/floors.ts';
import { vitral } from './tools/eslint/plugin.ts';

const code = ['**/*.{ts,tsx,mjs,cjs}'];
const specs = ['**/*.{spec,e2e-spec}.{ts,tsx,mjs}', 'libs/testing/**', 'api/test/**'];
const consumedByDefault = [
  '**/*.config.{ts,mjs}',
  '**/*.d.ts',
  '**/remote.tsx',
  '**/*.island.{ts,tsx}',
  '**/*-plugin.ts',
  '**/*-reporter.{ts,mjs}',
  '**/*-{setup,teardown}.{ts,mjs}',
  'api/test/set-up/**',
];
const readsEnvironment = [
  'api/src/platform/config/**',
  'api/test/**',
  'libs/module-kit/src/webpack/**',
  '**/scripts/**',
  '**/*.config.{ts,mjs}',
  'tools/**',
  'e2e/**',
  'libs/create-module/src/create-module.ts',
];

const noEnvironment = 'Only api/src/platform/config reads the environment: one schema, checked at start.';
/** Refuses tests at the top level of a file, since reports name a test by its subject and its title. */
const testWithoutSubject = (name) => ({
  selector: `Program > ExpressionStatement > CallExpression[callee.${name}=/^(it|test)$/]`,
  message: 'Put tests into a describe() that names their subject.',
});
const onlyNode = Object.fromEntries(Object.getOwnPropertyNames(globalThis).map((name) => [name, 'readonly']));

export default defineConfig(
  globalIgnores(['**/dist/', '**/test-results/', '**/playwright-report/', '**/coverage/', '.nx/', 'data/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: code,
    extends: [js.configs.recommended, tseslint.configs.strict, tseslint.configs.stylistic],
    plugins: { '@nx': nx, vitral },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // Refuses `promisify<void>(...)` as well.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': ['error', { max: 40 }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: ['process', 'node:process'].map((name) => ({
            name,
            importNames: ['env'],
            message: noEnvironment,
          })),
        },
      ],
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: noEnvironment }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'List every exported name.' },
      ],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'object-shorthand': 'error',
      'vitral/comment-opening': 'error',
      'vitral/no-cycles': 'error',
      'vitral/reasoned-directives': 'error',
    },
  },
  {
    // Rules that need types, which take some seconds more, for the code in which a forgotten `await` costs most.
    files: ['{api,deploy,e2e,tools}/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Nest passes handlers as `Function`.
      '@typescript-eslint/no-unsafe-function-type': 'off',
    },
  },
  {
    files: ['{shell,mfe-*,libs/*}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 90 }] } },
  { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: onlyNode } },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { module: 'writable', require: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['libs/contracts/src/**'],
    ignores: specs,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['node:*'], message: 'Contracts import nothing.' }] },
      ],
    },
  },
  // The package exports what the libraries export; api-surface.md lists every name.
  { files: ['libs/sdk/src/**'], rules: { 'no-restricted-syntax': 'off' } },
  // Lists of names, not code.
  { files: ['libs/*/src/index.ts'], rules: { 'max-lines': 'off' } },
  { files: ['api/src/migrations/**'], rules: { 'max-lines-per-function': 'off' } },
  { files: specs, rules: { 'max-lines-per-function': 'off' } },
  {
    files: ['**/*.{spec,e2e-spec}.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...['name', 'callee.object.name'].map(testWithoutSubject)],
    },
  },
  { files: consumedByDefault, rules: { 'no-restricted-exports': 'off' } },
  {
    files: readsEnvironment,
    rules: { 'no-restricted-properties': 'off', 'no-restricted-imports': 'off' },
  },
  {
    files: ['tools/**', '**/scripts/**', 'libs/create-module/src/create-module.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['*/package.json', 'libs/*/package.json'],
    languageOptions: { parser: jsonc },
    plugins: { '@nx': nx, vitral },
    rules: { 'vitral/declared-dependencies': 'error' },
  },
  ...floors,
  ...dependencyChecks,
);
