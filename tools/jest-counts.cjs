const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** `jest.api.config.mjs` counts as `api`, `jest.config.mjs` as `unit`. */
function kindOf(commandLine) {
  const [, kind = 'unit'] = /\bjest\.([\w-]+)\.config\./.exec(commandLine.join(' ')) ?? [];
  return kind;
}

/** Leaves how many tests ran in <project>/test-results, where `npm test` adds them up, from Nx's cache too. */
class JestCounts {
  constructor({ rootDir }) {
    this.folder = join(rootDir, 'test-results');
  }

  onRunComplete(_contexts, results) {
    const counts = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(join(this.folder, `${kindOf(process.argv)}.json`), JSON.stringify(counts));
  }
}

module.exports = JestCounts;
module.exports.kindOf = kindOf;
