import type { Options } from './option.ts';

/** Options of commands that talk to a site. */
export const SITE_OPTIONS = {
  to: {
    type: 'string',
    value: 'URL',
    text: 'the site, such as https://example.org; else VITRAL_SITE or the only one with a login',
  },
  'token-file': {
    ...{ type: 'string', value: 'FILE', isFile: true },
    text: 'a file with the token and nothing else',
  },
  insecure: {
    ...{ type: 'boolean', default: false },
    text: 'allow http:// to another machine, where the network can read along',
  },
} as const satisfies Options;

/** Options of every command. */
export const COMMON_OPTIONS = {
  json: {
    ...{ type: 'boolean', default: false },
    text: 'print the result as JSON, and the steps on standard error',
  },
  help: { type: 'boolean', default: false, text: 'this text' },
} as const satisfies Options;

export const SIGN_OPTION = {
  sign: {
    ...{ type: 'string', value: 'FILE', isFile: true },
    text: 'sign the release with this private key, or with the one in MODULE_SIGNING_KEY',
  },
} as const satisfies Options;

export const VERSION_OPTIONS = {
  version: {
    ...{ type: 'string', value: '1.4.0' },
    text: "the version of the release; else the one in the module's package.json",
  },
  next: { type: 'boolean', default: false, text: 'the next free version after those that the site knows' },
} as const satisfies Options;

export const DAYS_OPTION = {
  days: {
    ...{ type: 'string', value: '7' },
    text: 'the days from now until the preview ends (1 to 30); a new one ends after 7',
  },
} as const satisfies Options;

export const PUBLISH_OPTIONS = {
  ...VERSION_OPTIONS,
  activate: {
    ...{ type: 'boolean', default: false },
    text: 'activate it for every visitor; promotes it when it is the candidate',
  },
  share: {
    ...{ type: 'string', value: '10' },
    text: 'make it the candidate for 10 percent of the visitors (1 to 99)',
  },
  preview: {
    ...{ type: 'string', value: 'pr-17' },
    text: 'show it in this preview only, to people with its link, which is printed',
  },
  ...DAYS_OPTION,
  'end-preview': {
    ...{ type: 'string', value: 'pr-17' },
    text: 'build nothing: take the module out of this preview, which ends with its last module',
  },
  'dry-run': {
    ...{ type: 'boolean', default: false },
    text: 'build, pack and compare; change nothing on the site',
  },
  rollback: {
    ...{ type: 'boolean', default: false },
    text: 'build nothing: activate the previous release again',
  },
  withdraw: {
    ...{ type: 'boolean', default: false },
    text: 'withdraw the candidate, if it is one of this module',
  },
  ...SIGN_OPTION,
  ...SITE_OPTIONS,
  ...COMMON_OPTIONS,
} as const satisfies Options;

export const AUTHENTICATION_TEXT = `Site: --to, else VITRAL_SITE, else the only site with a stored login.

Authentication: --token-file, else a token in VITRAL_MODULE_TOKEN, else the stored login ("vitral login"). Without them, the command
asks for username and password on the terminal; that session ends with the command.`;

export const EXIT_TEXT = `Exit code: 0 done, 1 refused by the site or its checks, 2 wrong usage, 3 the build failed, 4 the site was not reached,
130 interrupted.`;

/** Returns a line for each option, such as `  --to URL  the site`. */
export function optionLines(options: Options): string {
  const heads = Object.entries(options).map(([name, { value, text }]) => ({
    head: `  --${name}${value ? ` ${value}` : ''}`,
    text,
  }));
  const width = Math.max(...heads.map(({ head }) => head.length)) + 2;
  return heads.map(({ head, text }) => `${head.padEnd(width)}${text}`).join('\n');
}
