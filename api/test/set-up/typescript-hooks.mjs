import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

/** Beside this file: what `@jest/globals` is called within Jest's own runner alone. */
const GLOBALS = new URL('./jest-globals.mjs', import.meta.url).href;

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

/**
 * The runner answers all its processes when one asks for what it has to know, and none of them later: one that starts more
 * slowly would wait for ever. Without this line each is answered when it asks.
 */
const FORGETS_WHO_WAITS = 'listeners.delete(listener);';

function answeringEach(filename) {
  const code = readFileSync(filename, 'utf8');
  if (!code.includes(FORGETS_WHO_WAITS)) throw new Error(`${filename} is another one than was mended here`);
  return code.replace(FORGETS_WHO_WAITS, '');
}

/** Reads sources as they are written: Node takes the types away by itself, but knows nothing of decorators. */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: GLOBALS, format: 'module', shortCircuit: true };
    return next(specifier, context);
  },
  load(url, context, next) {
    const [address] = url.split('?');
    if (address.endsWith('/jest-light-runner/src/index.js')) {
      return { format: 'module', source: answeringEach(fileURLToPath(address)), shortCircuit: true };
    }
    if (!address.endsWith('.ts') || address.includes('/node_modules/')) return next(url, context);
    const filename = fileURLToPath(address);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...COMPILER, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
