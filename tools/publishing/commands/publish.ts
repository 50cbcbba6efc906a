import { readOptions } from '../options.ts';
import { run } from '../run.ts';
import { Site } from '../site.ts';
import { PUBLISH_OPTIONS } from '../usage.ts';
import { defineCommand, type Invocation } from './command.ts';

/** Builds, sends and activates a release as the options of `vitral publish` say. */
export async function publishWith(
  words: string[],
  {
    workspace,
    environment,
    steps,
    print,
    ask,
    cleanUp,
  }: Omit<Invocation, 'values' | 'positionals' | 'words'>,
): Promise<number> {
  const { folder, module, ...context } = workspace;
  const options = readOptions(words, environment, folder, module);
  const site = options.site ? new Site(options.site, { report: (sentence) => steps.say(sentence) }) : null;
  return run(options, { ...context, site, steps, ask, cleanUp, print });
}

export const publish = defineCommand({
  name: 'publish',
  summary: 'Builds the module and publishes it to a running site',
  usage: '[module]',
  examples: [
    'publish --to https://example.org --next',
    'publish --to https://example.org --next --share 10',
    'publish --to https://example.org --next --activate',
    'publish mfe-people --to https://example.org --dry-run',
  ],
  options: PUBLISH_OPTIONS,
  run: ({ words, ...invocation }) => publishWith(words, invocation),
});
