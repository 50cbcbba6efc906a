import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { readOptions } from './publishing/options.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const EXAMPLES = ['docs/examples/ci/github-actions.yml', 'docs/examples/ci/gitlab-ci.yml'];
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Lists the shell commands of a workflow: the texts under `run`, `script` and `before_script`. */
function commandsIn(value: unknown, isCommand = false): string[] {
  if (typeof value === 'string') return isCommand ? value.split('\n') : [];
  if (Array.isArray(value)) return value.flatMap((entry) => commandsIn(entry, isCommand));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    commandsIn(entry, ['run', 'script', 'before_script'].includes(key)),
  );
}

const VALUES: Record<string, string> = {
  MODULE: 'mfe-people',
  SITE: 'https://vitral.example',
  PREVIEW: 'pr-17',
};

/** Returns the words after `--` as the shell would pass them. */
const wordsOf = (command: string) =>
  (command.split(' -- ')[1] ?? '')
    .split(' > ')[0]
    ?.replace(/\$\{\{[^}]*\}\}|\$CI_\w+/g, '5')
    .replace(/\$(\w+)/g, (_, name: string) => VALUES[name] ?? '')
    .replaceAll('"', '')
    .trim()
    .split(/\s+/) ?? [];

describe.each(EXAMPLES)('the example %s', (path) => {
  const commands = commandsIn(parse(readFileSync(join(root, path), 'utf8')));
  const publishing = commands.filter((command) => command.includes('publish:module'));

  it('publishes and ends a preview with options that the command has', () => {
    const options = publishing.map((command) => readOptions(wordsOf(command), {}));
    expect(options).toMatchObject([
      { module: 'mfe-people', action: 'preview', preview: 'pr-17', isJson: true, version: '0.0.0-pr-17.5' },
      { module: 'mfe-people', action: 'end-preview', preview: 'pr-17' },
    ]);
  });

  it('runs scripts of this repository, which print only JSON if their output is parsed', () => {
    for (const command of commands) {
      const script = /npm run (?:--silent )?([\w:]+)/.exec(command)?.[1];
      expect(script === undefined || script in scripts).toBe(true);
      if (command.includes('--json >')) expect(command).toContain('npm run --silent');
    }
    const files = commands.flatMap((command) => /--from-file (\S+)/.exec(command)?.[1] ?? []);
    expect(files).toEqual(['docs/examples/ci/comment.jq']);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('passes the token in the environment only', () => {
    expect(commands.filter((command) => command.includes('VITRAL_MODULE_TOKEN'))).toEqual([]);
    expect(readFileSync(join(root, path), 'utf8')).toContain('VITRAL_MODULE_TOKEN');
  });
});
