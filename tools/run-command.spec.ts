import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from './run-command.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitral-command-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function runScript(text: string, limit = 20_000) {
  writeFileSync(join(root, 'script.mjs'), text);
  return runCommand(['script.mjs', 'a word'], { root, limit });
}

describe('running a command', () => {
  it('resolves with the exit code and the output', async () => {
    const { code, output } = await runScript(
      'console.log(process.argv[2]); console.error("b"); process.exit(3)',
    );

    expect(code).toBe(3);
    expect(output).toMatch(/a word\n/);
    expect(output).toMatch(/b\n/);
  });

  it('ends a hanging command with all that it started', async () => {
    const late = "setTimeout(() => require('fs').writeFileSync('late', ''), 1500)";
    const hanging = `import { spawn } from 'node:child_process';
      spawn(process.execPath, ['--eval', ${JSON.stringify(late)}], { stdio: 'inherit' });
      setInterval(() => {}, 1000);`;

    const { code, output } = await runScript(hanging, 500);
    await wait(2000);

    expect(code).toBeNull();
    expect(output).toContain('Stopped after 1 s.');
    expect(existsSync(join(root, 'late'))).toBe(false);
  });

  it('listens for signals once for all commands, and no longer than they run', async () => {
    const before = process.listenerCount('SIGTERM');
    const commands = [runScript(''), runScript(''), runScript('')];

    expect(process.listenerCount('SIGTERM')).toBe(before + 1);
    await Promise.all(commands);
    expect(process.listenerCount('SIGTERM')).toBe(before);
  });
});
