import { COMMON_OPTIONS, SITE_OPTIONS } from '../usage.ts';
import { defineCommand } from './command.ts';
import { publishWith } from './publish.ts';

export const rollback = defineCommand({
  name: 'rollback',
  summary: 'Activates the previous release of the module again',
  usage: '[module]',
  examples: ['rollback --to https://example.org', 'rollback mfe-people --json'],
  options: { ...SITE_OPTIONS, ...COMMON_OPTIONS },
  run: ({ words, ...invocation }) => publishWith(['--rollback', ...words], invocation),
});
