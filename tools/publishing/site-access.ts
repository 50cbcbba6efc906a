import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findCredential, readCredentials } from './credential-store.ts';
import { EXIT, Refusal } from './refusal.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export type SiteValues = { to?: string | undefined; insecure?: boolean | undefined };

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

/** Does the same, and throws a Refusal if there is none. */
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

function readTokenFile(path: string) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw usage(`The token could not be read from ${path}: ${(error as NodeJS.ErrnoException).code}.`);
  }
}

const usage = (sentence: string) => new Refusal(EXIT.usage, sentence);
