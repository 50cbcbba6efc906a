import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Invocation } from './commands/command.ts';
import { findCredential, readCredentials } from './credential-store.ts';
import { identify } from './credentials.ts';
import { EXIT, Refusal } from './refusal.ts';
import { Site } from './site.ts';
import type { SITE_OPTIONS } from './usage.ts';
import type { Options } from './option.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

type SiteValues = { to?: string | undefined; insecure?: boolean | undefined };

/**
 * Returns the origin of the site: that of `option`, else of VITRAL_SITE, else the only one with a stored credential; undefined for
 * none. Throws a Refusal for a malformed one.
 */
export function readSite(
  { to, insecure }: SiteValues,
  environment: NodeJS.ProcessEnv,
  option = '--to',
): string | undefined {
  const [only, ...others] = new Set(readCredentials(environment).map(({ site }) => site));
  const [name, text] =
    to !== undefined ? [option, to] : ['VITRAL_SITE', environment.VITRAL_SITE || (others.length ? '' : only)];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw usage(`${name} is "${text}", but must be a URL like https://example.org.`);
  if (url.protocol === 'http:' && !insecure && !LOOPBACK.test(url.hostname))
    throw usage(
      `The network could read the token on its way to ${url.origin}: use https://, or --insecure in a network of your own.`,
    );
  return url.origin;
}

/** Does the same, and throws a Refusal for none. */
export function requireSite(values: SiteValues, environment: NodeJS.ProcessEnv, option = '--to'): string {
  const site = readSite(values, environment, option);
  if (site === undefined) throw usage(`Name the site, as in: ${option} https://example.org`);
  return site;
}

interface Sought {
  file: string | undefined;
  folder: string | undefined;
  site: string | undefined;
  module: string | undefined;
}

/** Returns the token of --token-file, else of VITRAL_MODULE_TOKEN, else the stored one for the module; undefined for none. */
export function readToken({ file, folder = '.', site, module }: Sought, environment: NodeJS.ProcessEnv) {
  const text = file === undefined ? environment.VITRAL_MODULE_TOKEN : readTokenFile(resolve(folder, file));
  const token =
    text?.trim() || (site && file === undefined && findCredential(environment, site, module)?.token);
  if (!token) return undefined;
  if (!/^[\x21-\x7e]+$/.test(token))
    throw usage('The token is malformed: it contains spaces or characters beyond ASCII.');
  return token;
}

/** Returns the module that a command is about: that of the folder, else the one it names; undefined for all modules. */
export const moduleOf = ({ workspace, positionals }: Pick<Invocation, 'workspace' | 'positionals'>) =>
  workspace.module ?? positionals[0];

interface Connection extends Omit<Invocation, 'values' | 'words' | 'positionals'> {
  values: SiteValues & { 'token-file'?: string | undefined };
}

/** Connects a command to its site with the credentials that it has. */
export async function connect(
  { values, workspace, environment, steps, ask, cleanUp }: Connection,
  module: string | undefined,
  option = '--to',
): Promise<Site> {
  const { 'token-file': file, ...given } = values;
  const url = requireSite(given, environment, option);
  const token = readToken({ file, folder: workspace.folder, site: url, module }, environment);
  const site = new Site(url, { report: (sentence) => steps.say(sentence) });
  cleanUp(await identify(site, token, ask));
  return site;
}

function readTokenFile(path: string) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw usage(`The token could not be read from ${path}: ${(error as NodeJS.ErrnoException).code}.`);
  }
}

const usage = (sentence: string) => new Refusal(EXIT.usage, sentence);
