const { createHash } = require('node:crypto');
const { createTransformer } = require('@swc/jest');

const swc = createTransformer({
  swcrc: false,
  jsc: { parser: { syntax: 'ecmascript' }, target: 'es2023' },
  module: { type: 'commonjs' },
  sourceMaps: false,
});

/** Minified modules can export at the end of their only line. */
const IS_MODULE = /^\s*(?:import|export)\b|;export\s*\{/m;

/**
 * Jest transform that compiles libraries to CommonJS when they are published as ECMAScript modules only, and leaves the others as
 * they are. The cache key is the same in every project, so that each file is compiled once for all of them.
 */
module.exports = {
  process: (source, path, options) =>
    IS_MODULE.test(source) ? swc.process(source, path, options) : { code: source },
  getCacheKey: (source, path) => createHash('sha256').update(`${path}\0${source}`).digest('hex').slice(0, 32),
};
