// Sends one module of this checkout to a running site: npm run publish:module -- --help
import { fileURLToPath } from 'node:url';
import { ask } from './publishing/ask.mjs';
import { explain } from './publishing/explanations.mjs';
import { readOptions } from './publishing/options.mjs';
import { EXIT, Refusal } from './publishing/refusal.mjs';
import { run } from './publishing/run.mjs';
import { Site, SiteError } from './publishing/site.mjs';
import { Steps } from './publishing/steps.mjs';
import { USAGE } from './publishing/usage.mjs';

const INTERRUPTED = 130;
const root = fileURLToPath(new URL('..', import.meta.url));
const isTerminal = Boolean(process.stdin.isTTY && process.stderr.isTTY && !process.env.CI);
const steps = new Steps();
let endSession = () => Promise.resolve();

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(INTERRUPTED));
await end(await perform());

async function perform() {
  try {
    // npm has gone to the root; a file is meant as the person typed it.
    const options = readOptions(process.argv.slice(2), process.env, process.env.INIT_CWD);
    if (options.isHelp) {
      steps.say(USAGE);
      return 0;
    }
    const site = options.site && new Site(options.site, { tell: (sentence) => steps.say(sentence) });
    const cleanUp = (done) => (endSession = done);
    return await run(options, { root, site, steps, ask: isTerminal ? ask : undefined, cleanUp });
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof SiteError)) throw error;
    steps.failed(explain(error));
    return error.exitCode ?? EXIT.refused;
  }
}

async function end(code) {
  await endSession().catch(() => steps.say('The session could not be ended; it ends by itself.'));
  process.exit(code);
}
