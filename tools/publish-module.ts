// Sends one module of this checkout to a running site: npm run publish:module -- --help
import { fileURLToPath } from 'node:url';
import { ask } from './publishing/credentials.ts';
import { explain } from './publishing/explanations.ts';
import { readOptions } from './publishing/options.ts';
import { EXIT, Refusal } from './publishing/refusal.ts';
import { run } from './publishing/run.ts';
import { writeKeyPair } from './publishing/signing.ts';
import { Site, SiteError } from './publishing/site.ts';
import { Steps } from './publishing/steps.ts';

const USAGE = `Publishes one module of this checkout to a running site.

  npm run publish:module -- mfe-people --to https://example.org [options]

  --to URL            the site, such as https://example.org
  --version 1.4.0     the version of the release; else the one in the module's package.json
  --next              the next free version after those that the site knows
  --activate          activate it for every visitor; promotes it when it is the candidate
  --share 10          make it the candidate for 10 percent of the visitors (1 to 99)
  --preview pr-17     show it in this preview only, to people with its link, which is printed
  --days 7            the days from now until the preview ends (1 to 30); a new one ends after 7
  --end-preview pr-17 build nothing: take the module out of this preview, which ends with its last module
  --json              print the result as JSON, and the steps on standard error
  --dry-run           build, pack and compare; change nothing on the site
  --rollback          build nothing: activate the previous release again
  --withdraw          build nothing: withdraw the candidate, if it is one of this module
  --token-file FILE   a file with the token and nothing else
  --sign FILE         sign the release with this private key, or with the one in MODULE_SIGNING_KEY
  --insecure          allow http:// to another machine, where the network can read along
  --help              this text

  npm run publish:module -- keygen FILE    makes a signing key; prints the public key to register at /admin/modules

Authentication: a token in VITRAL_MODULE_TOKEN or --token-file (create one at /admin/modules on the site). Without either, the
command asks for username and password on the terminal; that session ends with the command.

Exit code: 0 done, 1 refused by the site or its checks, 2 wrong usage, 3 the build failed, 4 the site was not reached,
130 interrupted.`;

const INTERRUPTED = 130;
const root = fileURLToPath(new URL('..', import.meta.url));
const isTerminal = Boolean(process.stdin.isTTY && process.stderr.isTTY && !process.env.CI);
const isJson = process.argv.includes('--json');
const steps = new Steps(isJson ? process.stderr : process.stdout);
let endSession: () => Promise<void> = () => Promise.resolve();

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(INTERRUPTED));
await end(await perform());

async function perform() {
  try {
    if (process.argv[2] === 'keygen') return makeKey(process.argv[3]);
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
    const print = (text: string) => void process.stdout.write(`${text}\n`);
    return await run(options, { root, site, steps, ask: isTerminal ? ask : undefined, cleanUp, print });
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof SiteError)) throw error;
    steps.failed(explain(error));
    return error instanceof Refusal ? error.exitCode : EXIT.refused;
  }
}

function makeKey(file: string | undefined) {
  const { path, publicKey, fingerprint } = writeKeyPair(file, process.env.INIT_CWD);
  steps.done(`Wrote the private key to ${path}: nobody else may read it, and no copy of it is made`);
  steps.say(`Fingerprint: ${fingerprint}\nRegister this public key at /admin/modules:\n\n${publicKey}`);
  return 0;
}

async function end(code: number) {
  await endSession().catch(() => steps.say('The session could not be ended; it ends by itself.'));
  process.exit(code);
}
