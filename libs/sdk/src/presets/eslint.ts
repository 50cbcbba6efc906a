import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const OWN_COPY =
  'Import it from @vitral/sdk/ui, /ui/data or /ui/forms: the page has one copy, that of the shell.';
const OWN_ROUTER = 'Import it from @vitral/sdk/router: the page has one router, that of the shell.';

/** Configuration of ESLint for a module: what `eslint.config.mjs` exports. */
export const moduleRules = defineConfig(
  // npm run types writes the other file.
  globalIgnores(['dist/', 'src/site.gen.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      js.configs.recommended,
      tseslint.configs.strict,
      tseslint.configs.stylistic,
      reactHooks.configs.flat['recommended-latest'],
    ],
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['@mui/*', '@emotion/*', 'sonner'], message: OWN_COPY },
            { group: ['react-router', 'react-router-dom'], message: OWN_ROUTER },
          ],
        },
      ],
      'react-hooks/exhaustive-deps': 'error',
    },
  },
);
