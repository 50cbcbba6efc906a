const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** Returns `api` for `jest.api.config.mjs` and `unit` for `jest.config.mjs`. */
function kindOf(commandLine) {
  const [, kind = 'unit'] = /\bjest\.([\w-]+)\.config\./.exec(commandLine.join(' ')) ?? [];
  return kind;
}

/** Writes how many tests ran to <project>/test-results, where `npm test` adds them up, also those that Nx has cached. */
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
