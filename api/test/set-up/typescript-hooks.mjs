import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

/** Redirects `@jest/globals`, which Jest provides only to files that its runtime loads. */
const GLOBALS = new URL('./jest-globals.mjs', import.meta.url).href;

/** Replaces `argon2`, except where it is imported for itself. */
const ARGON2 = new URL('./argon2.mjs', import.meta.url).href;

const COMPILER = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2023',
    keepClassNames: true,
  },
};

/** Transpiles TypeScript sources: Node strips types by itself, but does not support decorators. */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: GLOBALS, format: 'module', shortCircuit: true };
    if (specifier === 'argon2' && context.parentURL !== ARGON2)
      return { url: ARGON2, format: 'module', shortCircuit: true };
    return next(specifier, context);
  },
  load(url, context, next) {
    const [file] = url.split('?');
    if (!file.endsWith('.ts') || file.includes('/node_modules/')) return next(url, context);
    const filename = fileURLToPath(file);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...COMPILER, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
