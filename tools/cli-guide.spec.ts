import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { GUIDE, withCommands } from './cli-guide.ts';
import { COMMANDS } from './publishing/commands.ts';
import { EXIT } from './publishing/refusal.ts';

const guide = readFileSync(GUIDE, 'utf8');

describe('the guide to vitral', () => {
  it('describes all commands as npm run cli-guide prints them', () => {
    expect(guide).toBe(withCommands(guide));
    for (const { name } of COMMANDS) expect(guide).toContain(`### ${name}\n`);
  });

  it('names all exit codes', () => {
    for (const code of Object.values(EXIT)) expect(guide).toMatch(new RegExp(`^\\| ${code} +\\|`, 'm'));
  });
});
