import { hostname } from 'node:os';
import type { StartedDeviceLogin } from '@vitral/contracts/device-logins';
import { LIMITS } from '@vitral/contracts/limits';
import type { CreatedModuleToken } from '@vitral/contracts/module-tokens';
import { storeCredential } from '../credential-store.ts';
import { openBrowser } from '../open-browser.ts';
import { Site, SiteError } from '../site.ts';
import { requireSite } from '../site-access.ts';
import { COMMON_OPTIONS, SITE_OPTIONS } from '../usage.ts';
import { defineCommand } from './command.ts';
import { moduleOf } from './connect.ts';

/** Seconds that a poll which came too early adds (RFC 8628, section 3.5). */
const SLOWER = 5;
const { to, insecure } = SITE_OPTIONS;

export const login = defineCommand({
  name: 'login',
  summary: 'Gets a token for the module: you approve it in the browser',
  usage: '[module]',
  examples: [
    'login --to https://example.org',
    'login mfe-people --to https://example.org --previews --activate',
  ],
  options: {
    to,
    activate: {
      ...{ type: 'boolean', default: false },
      text: 'ask for the right to activate, start candidates and roll back',
    },
    previews: { type: 'boolean', default: false, text: 'ask for the right to make and end previews' },
    promote: {
      ...{ type: 'boolean', default: false },
      text: 'ask for the right to promote releases to other sites',
    },
    name: { type: 'string', value: 'LAPTOP', text: 'the name of the token; else that of this machine' },
    'no-browser': { type: 'boolean', default: false, text: 'print the URL, and open no browser' },
    insecure,
    ...COMMON_OPTIONS,
  },
  run: async ({ values, environment, steps, ask, print, pause, ...invocation }) => {
    const url = requireSite(values, environment);
    const site = new Site(url, { report: (sentence) => steps.say(sentence) });
    const { body: started } = await site.post<StartedDeviceLogin>('/device-logins', {
      machine: (values.name ?? hostname()).slice(0, LIMITS.name),
      module: moduleOf(invocation) ?? null,
      mayActivate: values.activate,
      mayPreview: values.previews,
      mayPromote: values.promote,
    });
    const page = `${url}${started.verificationPathComplete}`;
    steps.say(`Open ${page}\nand approve the login if the page shows this code: ${started.userCode}`);
    if (ask && !values['no-browser']) openBrowser(page);
    const { token, ...created } = await waitForToken(site, started, pause);
    storeCredential(environment, { ...created, site: url, token });
    steps.done(`Logged in to ${url} for ${created.module ?? 'all modules'}, until ${created.expiresAt}`);
    if (values.json) print(JSON.stringify({ site: url, ...created }, null, 2));
    return 0;
  },
});

async function waitForToken(
  site: Site,
  { deviceCode, interval }: StartedDeviceLogin,
  pause: (milliseconds: number) => Promise<unknown>,
) {
  for (let seconds = interval; ;) {
    await pause(seconds * 1000);
    try {
      return (await site.post<CreatedModuleToken>('/device-logins/token', { deviceCode })).body;
    } catch (error) {
      const code = error instanceof SiteError ? error.code : undefined;
      if (code === 'device-logins.slow-down') seconds += SLOWER;
      else if (code !== 'device-logins.pending') throw error;
    }
  }
}
