import type { Reporter, Suite } from '@playwright/test/reporter';
import { mkdirSync, writeFileSync } from 'node:fs';

const FOLDER = new URL('../test-results/', import.meta.url);

/** Writes the number of passed, failed and skipped journeys to test-results, where `npm test` reads it, also from Nx's cache. */
export default class CountsReporter implements Reporter {
  #suite: Suite | undefined;
  #errorsOutsideTests = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onError(): void {
    this.#errorsOutsideTests += 1;
  }

  onEnd(): void {
    const outcomes = (this.#suite?.allTests() ?? []).map((test) => test.outcome());
    const count = (outcome: string) => outcomes.filter((each) => each === outcome).length;
    const counts = {
      passed: count('expected'),
      failed: count('unexpected') + this.#errorsOutsideTests,
      skipped: count('skipped'),
    };
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(new URL('e2e.json', FOLDER), JSON.stringify(counts));
  }
}
