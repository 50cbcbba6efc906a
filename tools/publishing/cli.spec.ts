import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { runCommand } from './cli.ts';
import { COMMANDS } from './commands.ts';
import { nearest } from './help.ts';
import { Steps } from './steps.ts';

let printed: string;
let output: string;
beforeEach(() => {
  [printed, output] = ['', ''];
});

const folder = mkdtempSync(join(tmpdir(), 'vitral cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
const workspace = { root: `${folder}/`, folder, module: undefined };

const perform = (...words: string[]) =>
  runCommand(words, workspace, {
    environment: { XDG_CONFIG_HOME: folder },
    ask: undefined,
    print: (text) => void (printed += `${text}\n`),
    cleanUp: () => {},
    pause: () => Promise.resolve(),
    stepsFor: () => new Steps(new Writable({ write: (chunk, _, done) => done(void (output += chunk)) })),
  });

describe('vitral', () => {
  it('lists all commands', async () => {
    expect(await perform('--help')).toBe(0);
    for (const { name, summary } of COMMANDS)
      expect(printed).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'));
  });

  it('exits with 2 and suggests the most similar command for an unknown one', async () => {
    expect(await perform('publsh')).toBe(2);
    expect(output).toContain('Did you mean "publish"?');
    expect(await perform('frobnicate')).toBe(2);
    expect(output).toContain('"vitral --help" lists all commands');
    expect(await perform()).toBe(2);
  });

  it.each(COMMANDS.map(({ name }) => name))('%s --help shows its options and examples', async (name) => {
    expect(await perform(name, '--help')).toBe(0);
    const command = COMMANDS.find((each) => each.name === name);
    expect(command?.examples.length).toBeGreaterThan(0);
    for (const example of command?.examples ?? []) {
      expect(example.split(' ')[0]).toBe(name);
      expect(printed).toContain(`  vitral ${example}\n`);
    }
    for (const option of Object.keys(command?.options ?? {})) expect(printed).toContain(`  --${option}`);
  });

  it.each([[['--token', 'abc']], [['--token=abc']], [['vitral_module_abc']]])(
    'refuses the token on the command line in %j',
    async (words) => {
      expect(await perform('publish', ...words)).toBe(2);
      expect(output).toContain('list of processes');
    },
  );

  it('refuses unknown options', async () => {
    expect(await perform('keygen', '--frobnicate')).toBe(2);
    expect(output).toContain('--frobnicate');
  });

  it('makes a signing key and prints it as JSON', async () => {
    expect(await perform('keygen', 'team.pem', '--json')).toBe(0);
    const { path, publicKey } = JSON.parse(printed) as Record<string, string>;
    expect(statSync(path ?? '').mode & 0o777).toBe(0o600);
    expect(publicKey).toContain('BEGIN PUBLIC KEY');
  });

  it('has no development server outside a module', async () => {
    expect(await perform('dev')).toBe(2);
    expect(output).toContain('no module of its own');
  });

  it('needs the name of a preview', async () => {
    expect(await perform('preview', '--to', 'https://example.org')).toBe(2);
    expect(output).toContain('vitral preview pr-17');
  });
});

describe('the nearest name', () => {
  it.each([
    ['rolback', 'rollback'],
    ['prevew', 'preview'],
    ['xyz', null],
  ])('of %s is %s', (word, name) => {
    expect(nearest(word, ['publish', 'preview', 'rollback'])).toBe(name);
  });
});
