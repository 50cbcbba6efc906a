// Sends one module of this checkout to a running site: npm run publish:module -- --help
import { fileURLToPath } from 'node:url';
import { ask } from './publishing/ask.ts';
import { explain } from './publishing/explanations.ts';
import { readOptions } from './publishing/options.ts';
import { EXIT, Refusal } from './publishing/refusal.ts';
import { run } from './publishing/run.ts';
import { Site, SiteError } from './publishing/site.ts';
import { Steps } from './publishing/steps.ts';
import { USAGE } from './publishing/usage.ts';

const INTERRUPTED = 130;
const root = fileURLToPath(new URL('..', import.meta.url));
const isTerminal = Boolean(process.stdin.isTTY && process.stderr.isTTY && !process.env.CI);
const steps = new Steps();
let endSession: () => Promise<void> = () => Promise.resolve();

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(INTERRUPTED));
await end(await perform());

async function perform() {
  try {
    // Resolves file names from the folder in which the person typed them: npm runs scripts in the root.
    const options = readOptions(process.argv.slice(2), process.env, process.env.INIT_CWD);
    if (options === 'help') {
      steps.say(USAGE);
      return 0;
    }
    const site = options.site ? new Site(options.site, { report: (sentence) => steps.say(sentence) }) : null;
    const cleanUp = (done: () => Promise<void>) => {
      endSession = done;
    };
    return await run(options, { root, site, steps, ask: isTerminal ? ask : undefined, cleanUp });
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof SiteError)) throw error;
    steps.failed(explain(error));
    return error instanceof Refusal ? error.exitCode : EXIT.refused;
  }
}

async function end(code: number) {
  await endSession().catch(() => steps.say('The session could not be ended; it ends by itself.'));
  process.exit(code);
}
