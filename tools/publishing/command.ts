import { ask } from './credentials.ts';
import { explain } from './explanations.ts';
import { readOptions } from './options.ts';
import { EXIT, Refusal } from './refusal.ts';
import { run, type Context } from './run.ts';
import { writeKeyPair } from './signing.ts';
import { Site, SiteError } from './site.ts';
import { Steps } from './steps.ts';

export interface Command extends Pick<Context, 'root' | 'build' | 'distOf'> {
  words: string[];
  /** Folder in which the person typed the names of files. */
  folder: string | undefined;
  usage: string;
  /** The module of a checkout that holds no other. */
  module?: string;
}

const INTERRUPTED = 130;

/** Publishes a module as the words of the command line say, and ends the process. */
export async function publishAndExit(command: Command): Promise<never> {
  const steps = new Steps(command.words.includes('--json') ? process.stderr : process.stdout);
  let endSession: () => Promise<void> = () => Promise.resolve();
  const end = async (code: number) => {
    await endSession().catch(() => steps.say('The session could not be ended; it ends by itself.'));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(INTERRUPTED));
  return end(await perform(command, steps, (done) => (endSession = done)));
}

async function perform(
  { words, folder, usage, module, ...context }: Command,
  steps: Steps,
  cleanUp: Context['cleanUp'],
) {
  const isTerminal = Boolean(process.stdin.isTTY && process.stderr.isTTY && !process.env.CI);
  try {
    if (words[0] === 'keygen') return makeKey(words[1], folder, steps);
    const options = readOptions(words, process.env, folder, module);
    if (options === 'help') {
      steps.say(usage);
      return 0;
    }
    const site = options.site ? new Site(options.site, { report: (sentence) => steps.say(sentence) }) : null;
    const print = (text: string) => void process.stdout.write(`${text}\n`);
    return await run(options, { ...context, site, steps, ask: isTerminal ? ask : undefined, cleanUp, print });
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof SiteError)) throw error;
    steps.failed(explain(error));
    return error instanceof Refusal ? error.exitCode : EXIT.refused;
  }
}

function makeKey(file: string | undefined, folder: string | undefined, steps: Steps) {
  const { path, publicKey, fingerprint } = writeKeyPair(file, folder);
  steps.done(`Wrote the private key to ${path}: nobody else may read it, and no copy of it is made`);
  steps.say(`Fingerprint: ${fingerprint}\nRegister this public key at /admin/modules:\n\n${publicKey}`);
  return 0;
}
