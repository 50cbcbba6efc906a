import type { KeyObject } from 'node:crypto';
import { parseArgs } from 'node:util';
import { MODULE_PREVIEW_LIMITS, MODULE_PREVIEW_NAME } from '@vitral/contracts/module-previews';
import { RELEASE_NAMES, isOwnRelease } from '@vitral/contracts/modules';
import { EXIT, Refusal } from './refusal.ts';
import { readSigningKey } from './signing.ts';
import { readSite, readToken, requireSite } from './site-access.ts';
import { PUBLISH_OPTIONS } from './usage.ts';

const ACTIONS = ['dry-run', 'rollback', 'withdraw', 'activate', 'preview', 'end-preview'] as const;

type Values = ReturnType<typeof parse>['values'];

export interface PublishOptions {
  module: string;
  version?: string | undefined;
  isNext: boolean;
  action: (typeof ACTIONS)[number] | 'publish' | 'share';
  /** Percent of the visitors. */
  share?: number | undefined;
  /** Name of the preview to publish to or to end. */
  preview?: string | undefined;
  /** Days from now until the preview ends. */
  days?: number | undefined;
  /** Prints the result as JSON. */
  isJson?: boolean;
  /** Origin of the site; null for a dry run without one. */
  site: string | null;
  token?: string | undefined;
  /** Signs the release. */
  signingKey?: KeyObject | undefined;
}
const EXCLUSIVE: (keyof typeof PUBLISH_OPTIONS)[][] = [
  ['version', 'next'],
  ['activate', 'share', 'dry-run', 'rollback', 'withdraw', 'preview', 'end-preview'],
  ...(['rollback', 'withdraw', 'end-preview'] as const).flatMap((action) =>
    (['version', 'next', 'sign'] as const).map((flag) => [flag, action]),
  ),
];
/** Semantic versions (semver.org) without build metadata, which would be the only difference between two releases. */
const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/;

/**
 * Reads the command line and the environment. `own` is the only module of the checkout, which the command line need not
 * name. Throws a Refusal that names the mistake.
 */
export function readOptions(
  words: string[],
  environment: NodeJS.ProcessEnv,
  folder = '.',
  own?: string,
): PublishOptions {
  const { values, positionals } = parse(words);
  const module = readModule(positionals, own);
  for (const names of EXCLUSIVE) {
    const given = names.filter((name) => values[name]);
    if (given.length > 1)
      throw usage(`${given.map((name) => `--${name}`).join(' and ')} exclude each other.`);
  }
  if (values.version !== undefined && !VERSION.test(values.version))
    throw usage(`--version is "${values.version}", but must be like 1.4.0 or 1.4.0-beta.1.`);
  if (values.days !== undefined && values.preview === undefined)
    throw usage('--days belongs to --preview, as in: --preview pr-17 --days 7');
  const site = values['dry-run'] ? readSite(values, environment) : requireSite(values, environment);
  return {
    module,
    version: values.version,
    isNext: values.next,
    action: actionOf(values),
    share: values.share === undefined ? undefined : readShare(values.share),
    preview: readPreview(values.preview ?? values['end-preview']),
    days: values.days === undefined ? undefined : readDays(values.days),
    isJson: values.json,
    site: site ?? null,
    token: readToken({ file: values['token-file'], folder, site, module }, environment),
    signingKey: readSigningKey(values.sign, environment.MODULE_SIGNING_KEY, folder),
  };
}

function parse(words: string[]) {
  try {
    return parseArgs({ args: words, options: PUBLISH_OPTIONS, allowPositionals: true });
  } catch (error) {
    throw usage((error as Error).message);
  }
}

function readModule(positionals: string[], own: string | undefined) {
  const [module, ...rest] = own === undefined ? positionals : [own, ...positionals];
  if (!module) throw usage('Name the module, as in: vitral publish mfe-people --to https://example.org');
  if (rest.length > 0) throw usage(`One module at a time: ${rest.join(' ')} is too much.`);
  if (own === undefined && !isOwnRelease(module))
    throw usage(`${module}: no such module. There are ${RELEASE_NAMES.join(', ')}.`);
  return module;
}

/** Refuses a token as an argument: everybody on the machine can read arguments in the list of processes. */
export function refusePlainTokens(words: string[]) {
  if (!words.some((word) => /^--token(=|$)/.test(word) || word.startsWith('vitral_module_'))) return;
  throw usage(
    'A token on the command line can be read by everybody on this machine, in the list of processes. Put it into VITRAL_MODULE_TOKEN or a file (--token-file), and revoke the one that was typed.',
  );
}

function actionOf(values: Values) {
  const chosen = ACTIONS.find((name) => values[name]);
  return chosen ?? (values.share === undefined ? 'publish' : 'share');
}

function readShare(text: string) {
  const share = Number(text);
  if (Number.isInteger(share) && share >= 1 && share <= 99) return share;
  throw usage(
    `--share is "${text}", but must be a whole number of percent, from 1 to 99. For everybody: --activate.`,
  );
}

function readPreview(name: string | undefined) {
  if (name === undefined || MODULE_PREVIEW_NAME.test(name)) return name;
  throw usage(`The preview is called "${name}", but must be like pr-17: 1 to 40 of a-z, 0-9 and -.`);
}

function readDays(text: string) {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= MODULE_PREVIEW_LIMITS.days) return days;
  throw usage(`--days is "${text}", but must be a whole number from 1 to ${MODULE_PREVIEW_LIMITS.days}.`);
}

const usage = (sentence: string) => new Refusal(EXIT.usage, sentence);
