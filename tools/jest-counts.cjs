const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** Leaves how many tests ran in <project>/test-results, where `npm test` adds them up, from Nx's cache too. */
module.exports = class JestCounts {
  constructor(globalConfig) {
    this.folder = join(globalConfig.rootDir, 'test-results');
    this.name = globalConfig.rootDir.endsWith('api') && process.argv.some((word) => word.includes('api.config')) ? 'api' : 'unit';
  }

  onRunComplete(_contexts, results) {
    mkdirSync(this.folder, { recursive: true });
    const counts = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    writeFileSync(join(this.folder, `${this.name}.json`), JSON.stringify(counts));
  }
};
