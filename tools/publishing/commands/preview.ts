import { EXIT, Refusal } from '../refusal.ts';
import { COMMON_OPTIONS, DAYS_OPTION, SIGN_OPTION, SITE_OPTIONS, VERSION_OPTIONS } from '../usage.ts';
import { defineCommand } from './command.ts';
import { publishWith } from './publish.ts';

export const preview = defineCommand({
  name: 'preview',
  summary: 'Publishes the module to a preview, for people with its link, or ends that',
  usage: '<name> [module]',
  examples: [
    'preview pr-17 --version 0.0.0-pr-17.1',
    'preview pr-17 --next --days 3 --json',
    'preview pr-17 --end',
  ],
  options: {
    end: {
      ...{ type: 'boolean', default: false },
      text: 'build nothing: take the module out of this preview, which ends with its last module',
    },
    ...DAYS_OPTION,
    ...VERSION_OPTIONS,
    ...SIGN_OPTION,
    ...SITE_OPTIONS,
    ...COMMON_OPTIONS,
  },
  run: async ({ words, values, positionals: [name], ...invocation }) => {
    if (!name) throw new Refusal(EXIT.usage, 'Name the preview, as in: vitral preview pr-17');
    const rest = words.filter((word, index) => word !== '--end' && index !== words.indexOf(name));
    return publishWith([values.end ? '--end-preview' : '--preview', name, ...rest], invocation);
  },
});
