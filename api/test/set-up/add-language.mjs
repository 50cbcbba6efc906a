import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { withPortuguese } from '@vitral/contracts/languages.fixtures';

/** Adds Portuguese to the languages of the process. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('/contracts/src/languages.ts')) return next(url, context);
    const source = withPortuguese(readFileSync(fileURLToPath(url), 'utf8'));
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});
