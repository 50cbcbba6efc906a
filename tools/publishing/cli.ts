import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { COMMANDS } from './commands.ts';
import type { Command, Invocation, Workspace } from './commands/command.ts';
import { ask } from './credentials.ts';
import { explain } from './explanations.ts';
import { helpOf, nearest, overview } from './help.ts';
import { refusePlainTokens } from './options.ts';
import { EXIT, Refusal } from './refusal.ts';
import { SiteError } from './site.ts';
import { Steps } from './steps.ts';

const INTERRUPTED = 130;

/** Input and outputs of a command: those of the process itself, except in specs. */
export interface Surroundings extends Pick<
  Invocation,
  'environment' | 'ask' | 'print' | 'cleanUp' | 'pause'
> {
  /** Receives lines for people: on standard error if the result goes to standard output. */
  stepsFor: (isJson: boolean) => Steps;
}

/** Runs a command of `vitral` and ends the process with its exit code. */
export async function runAndExit(words: string[], workspace: Workspace): Promise<never> {
  const isTerminal = Boolean(process.stdin.isTTY && process.stderr.isTTY && !process.env.CI);
  let endSession: () => Promise<void> = () => Promise.resolve();
  const end = async (code: number) => {
    await endSession().catch(() =>
      process.stderr.write('The session could not be ended; it ends by itself.\n'),
    );
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(INTERRUPTED));
  const code = await runCommand(words, workspace, {
    environment: process.env,
    ask: isTerminal ? ask : undefined,
    print: (text) => void process.stdout.write(`${text}\n`),
    cleanUp: (done) => (endSession = done),
    pause: wait,
    stepsFor: (isJson) => new Steps(isJson ? process.stderr : process.stdout),
  });
  return end(code);
}

/** Runs a command and resolves with its exit code. */
export async function runCommand(
  [name, ...words]: string[],
  workspace: Workspace,
  { stepsFor, ...surroundings }: Surroundings,
): Promise<number> {
  const steps = stepsFor(words.includes('--json'));
  if (name === undefined || name === '--help' || name === 'help') {
    surroundings.print(overview(COMMANDS));
    return name === undefined ? EXIT.usage : 0;
  }
  try {
    const command = findCommand(name);
    refusePlainTokens(words);
    const { values, positionals } = parse(command, words);
    if (values.help) {
      surroundings.print(helpOf(command));
      return 0;
    }
    return await command.run({
      ...{ ...surroundings, words, values, positionals, workspace, steps },
      commands: COMMANDS,
    });
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof SiteError)) throw error;
    steps.failed(explain(error));
    return error instanceof Refusal ? error.exitCode : EXIT.refused;
  }
}

function findCommand(name: string): Command {
  const command = COMMANDS.find((each) => each.name === name);
  if (command) return command;
  const near = nearest(
    name,
    COMMANDS.map((each) => each.name),
  );
  const advice = near ? `Did you mean "${near}"?` : '"vitral --help" lists all commands.';
  throw new Refusal(EXIT.usage, `There is no command "${name}". ${advice}`);
}

function parse({ options }: Command, words: string[]) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(EXIT.usage, (error as Error).message);
  }
}
