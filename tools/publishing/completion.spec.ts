import { afterAll, describe, expect, it } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMANDS } from './commands.ts';
import { completionScript, SHELLS } from './completion.ts';

const has = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'vitral-completion-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns what bash offers for the last word. */
function complete(...words: string[]) {
  const script = `${completionScript('bash', COMMANDS)}
COMP_WORDS=(vitral ${words.map((word) => `'${word}'`).join(' ')})
COMP_CWORD=${words.length}
_vitral
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const options = { cwd: folder, encoding: 'utf8' } as const;
  return execFileSync('bash', ['-c', script], options).split('\n').filter(Boolean);
}

describe('completion in bash', () => {
  it('offers all commands, and those that begin with the typed letters', () => {
    expect(complete('')).toEqual([...COMMANDS.map(({ name }) => name), '--help']);
    expect(complete('log')).toEqual(['login', 'logout', 'logs']);
  });

  it('offers the options of the command', () => {
    expect(complete('logs', '--fo')).toEqual(['--follow']);
    expect(complete('publish', '--pre')).toEqual(['--preview']);
    expect(complete('whoami', '--act')).toEqual([]);
  });

  it('offers files for options that take one, nothing for other values, and the shells for completion', () => {
    writeFileSync(join(folder, 'token.txt'), '');
    expect(complete('publish', '--token-file', 'tok')).toEqual(['token.txt']);
    expect(complete('publish', '--to', '')).toEqual([]);
    expect(complete('completion', '')).toEqual(['bash', 'zsh', 'fish', '--help']);
  });
});

describe.each(SHELLS)('the completion script for %s', (shell) => {
  it('names all commands and options', () => {
    const script = completionScript(shell, COMMANDS);
    for (const { name, options } of COMMANDS) {
      expect(script).toContain(name);
      for (const option of Object.keys(options)) expect(script).toMatch(new RegExp(`(--|-l )${option}\\b`));
    }
  });
});

describe('completion', () => {
  // The other shells are installed on few machines.
  it.each(SHELLS.filter(has))('is accepted by %s', (shell) => {
    const { status, stderr } = spawnSync(shell, ['-n', '-c', completionScript(shell, COMMANDS)]);
    expect([status, String(stderr)]).toEqual([0, '']);
  });
});
