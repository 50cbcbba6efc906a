import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { RELEASE_NAMES } from '@vitral/contracts';
import { EXIT, Refusal } from './refusal.mjs';

const FLAGS = {
  to: { type: 'string' },
  version: { type: 'string' },
  next: { type: 'boolean', default: false },
  activate: { type: 'boolean', default: false },
  share: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  rollback: { type: 'boolean', default: false },
  withdraw: { type: 'boolean', default: false },
  'token-file': { type: 'string' },
  insecure: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};
const EXCLUSIVE = [
  ['version', 'next'],
  ['activate', 'share', 'dry-run', 'rollback', 'withdraw'],
  ['version', 'rollback'],
  ['version', 'withdraw'],
  ['next', 'rollback'],
  ['next', 'withdraw'],
];
/** Semantic versions (semver.org), without build metadata: two releases of one version would differ by it alone. */
const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** What the command line and the environment ask for. Throws a Refusal that says what is wrong with them. */
export function readOptions(words, environment, folder = '.') {
  refusePlainTokens(words);
  const { values, positionals } = parse(words);
  if (values.help) return { isHelp: true };

  const [module, ...rest] = positionals;
  if (!module)
    throw usage('Name the module, as in: npm run publish:module -- mfe-people --to https://example.org');
  if (rest.length > 0) throw usage(`One module at a time: ${rest.join(' ')} is too much.`);
  if (!RELEASE_NAMES.includes(module))
    throw usage(`${module}: no such module. There are ${RELEASE_NAMES.join(', ')}.`);
  for (const names of EXCLUSIVE) {
    const given = names.filter((name) => values[name]);
    if (given.length > 1)
      throw usage(`${given.map((name) => `--${name}`).join(' and ')} exclude each other.`);
  }
  if (values.version !== undefined && !VERSION.test(values.version))
    throw usage(`--version is "${values.version}", but must be like 1.4.0 or 1.4.0-beta.1.`);
  return {
    module,
    version: values.version,
    isNext: values.next,
    action: actionOf(values),
    share: values.share === undefined ? undefined : readShare(values.share),
    site: readSite(values),
    token: readToken(values['token-file'], environment, folder),
  };
}

function parse(words) {
  try {
    return parseArgs({ args: words, options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw usage(error.message);
  }
}

/** Whatever lies in the arguments can be read in the list of processes, by everybody on the machine. */
function refusePlainTokens(words) {
  if (!words.some((word) => /^--token(=|$)/.test(word) || word.startsWith('vitral_module_'))) return;
  throw usage(
    'A token on the command line can be read by everybody on this machine, in the list of processes. Put it into VITRAL_MODULE_TOKEN or a file (--token-file), and revoke the one that was typed.',
  );
}

function actionOf(values) {
  const chosen = ['dry-run', 'rollback', 'withdraw', 'activate'].find((name) => values[name]);
  return chosen ?? (values.share === undefined ? 'publish' : 'share');
}

function readShare(text) {
  const share = Number(text);
  if (Number.isInteger(share) && share >= 1 && share <= 99) return share;
  throw usage(
    `--share is "${text}", but must be a whole number of percent, from 1 to 99. For everybody: --activate.`,
  );
}

function readSite({ to, insecure, 'dry-run': isDryRun }) {
  if (to === undefined) {
    if (isDryRun) return null;
    throw usage('Name the site, as in: --to https://example.org');
  }
  const address = URL.canParse(to) ? new URL(to) : null;
  if (!address || !/^https?:$/.test(address.protocol) || address.username || address.password)
    throw usage(`--to is "${to}", but must be an address like https://example.org.`);
  if (address.protocol === 'http:' && !insecure && !LOOPBACK.test(address.hostname))
    throw usage(
      `Over ${address.origin} everybody on the way could read the token: use https://, or --insecure in a network of your own.`,
    );
  return address.origin;
}

function readToken(file, environment, folder) {
  const text = file === undefined ? environment.VITRAL_MODULE_TOKEN : readTokenFile(resolve(folder, file));
  const token = text?.trim();
  if (!token) return undefined;
  if (!/^[\x21-\x7e]+$/.test(token))
    throw usage('The token is no token: it has spaces or foreign characters in it.');
  return token;
}

function readTokenFile(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw usage(`The token could not be read from ${path}: ${error.code}.`);
  }
}

const usage = (sentence) => new Refusal(EXIT.usage, sentence);
