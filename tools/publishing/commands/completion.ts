import { completionScript, SHELLS } from '../completion.ts';
import { EXIT, Refusal } from '../refusal.ts';
import { COMMON_OPTIONS } from '../usage.ts';
import { defineCommand } from './command.ts';

const { help } = COMMON_OPTIONS;

export const completion = defineCommand({
  name: 'completion',
  summary: 'Prints the script with which a shell completes commands and options',
  usage: SHELLS.join('|'),
  examples: ['completion bash', 'completion zsh', 'completion fish'],
  options: { help },
  choices: SHELLS,
  run: ({ positionals: [name], print, commands }) => {
    const shell = SHELLS.find((each) => each === name);
    if (!shell) throw new Refusal(EXIT.usage, `Name the shell: ${SHELLS.join(', ')}.`);
    print(completionScript(shell, commands));
    return Promise.resolve(0);
  },
});
