import { forgetCredential, readCredentials, type Credential } from '../credential-store.ts';
import { Site, SiteError } from '../site.ts';
import { requireSite } from '../site-access.ts';
import type { Steps } from '../steps.ts';
import { COMMON_OPTIONS, SITE_OPTIONS } from '../usage.ts';
import { defineCommand } from './command.ts';
import { moduleOf } from './connect.ts';

const { to, insecure } = SITE_OPTIONS;

export const logout = defineCommand({
  name: 'logout',
  summary: 'Revokes the token of the login on the site, and deletes it here',
  usage: '[module]',
  examples: ['logout', 'logout mfe-people --to https://example.org'],
  options: { to, insecure, ...COMMON_OPTIONS },
  run: async ({ values, environment, steps, print, ...invocation }) => {
    const site = requireSite(values, environment);
    const module = moduleOf(invocation);
    const credentials = readCredentials(environment).filter(
      (each) => each.site === site && (module === undefined || each.module === module),
    );
    for (const credential of credentials) {
      await revoke(credential, steps);
      forgetCredential(environment, credential);
      steps.done(`Logged out from ${site} for ${credential.module}`);
    }
    if (credentials.length === 0) steps.say(`There is no login for ${site}: nothing was changed.`);
    if (values.json)
      print(JSON.stringify({ site, modules: credentials.map((each) => each.module) }, null, 2));
    return 0;
  },
});

/** Revokes a token, unless the site no longer knows it. */
async function revoke({ site: url, token }: Credential, steps: Steps) {
  const site = new Site(url, { report: (sentence) => steps.say(sentence) });
  site.headers = { Authorization: `Bearer ${token}` };
  try {
    await site.delete('/module-tokens/current');
  } catch (error) {
    if (!(error instanceof SiteError && error.code === 'auth.unauthorized')) throw error;
  }
}
