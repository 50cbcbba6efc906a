import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { environmentWithoutNx } from './planted-workspace.ts';
import { commitsStep } from './test-steps.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Resolves with the rules that commitlint reports as broken. */
function lintMessage(message: string) {
  return new Promise<(string | undefined)[]>((resolve) => {
    const options = { cwd: ROOT, env: environmentWithoutNx() };
    const child = execFile(
      process.execPath,
      ['node_modules/@commitlint/cli/cli.js'],
      options,
      (_error, stdout) => resolve([...stdout.matchAll(/✖ .*\[(.+)\]/g)].map(([, rule]) => rule)),
    );
    child.stdin?.end(message);
  });
}

describe('commit rules', () => {
  it('refuse a message that names no type, project or object', async () => {
    const subject = 'sort testimonials by date';
    const found = await Promise.all(
      [
        `feat(mfe-people): ${subject}`,
        subject,
        `feat(people): ${subject}`,
        'feat(api): Sort testimonials.',
        `feat(api): sort ${'testimonials '.repeat(5)}by date`,
      ].map(lintMessage),
    );

    expect(found).toEqual([
      [],
      ['subject-empty', 'type-empty'],
      ['scope-enum'],
      ['subject-case', 'subject-full-stop'],
      ['header-max-length'],
    ]);
  }, 60_000);

  it('skip a copy without Git history', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitral-copy-'));
    try {
      const [check] = await commitsStep.run(folder);
      expect(check?.counts).toEqual({ passed: 0, failed: 0, skipped: 1 });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
