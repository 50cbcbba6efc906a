const { mkdirSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');

/** `jest.api.config.mjs` counts as `api`, `jest.config.mjs` as `unit`. */
function kindOf(commandLine) {
  const [, kind = 'unit'] = /\bjest\.([\w-]+)\.config\./.exec(commandLine.join(' ')) ?? [];
  return kind;
}

/** The spec files that did not pass, each with what it counted, for the second try. */
function failedFiles({ testResults = [] }, folder) {
  return testResults
    .filter((file) => file.numFailingTests > 0 || file.testExecError)
    .map((file) => ({
      path: relative(join(folder, '..'), file.testFilePath),
      passed: file.numPassingTests,
      failed: file.numFailingTests || 1,
      skipped: file.numPendingTests + file.numTodoTests,
    }));
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
      failedFiles: failedFiles(results, this.folder),
    };
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(join(this.folder, `${kindOf(process.argv)}.json`), JSON.stringify(counts));
  }
}

module.exports = JestCounts;
module.exports.kindOf = kindOf;
