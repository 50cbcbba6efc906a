import { EXIT, Refusal } from './refusal.ts';
import type { Ask } from './ask.ts';
import { SiteError, type Site } from './site.ts';

const CODE_ATTEMPTS = 3;

/**
 * Authenticates all requests to the site with the token or as the person who logs in at the terminal. Resolves with the function
 * that ends the session. `ask` is undefined without a terminal.
 */
export async function identify(
  site: Site,
  token: string | undefined,
  ask: Ask | undefined,
): Promise<() => Promise<void>> {
  if (token) {
    site.headers = { Authorization: `Bearer ${token}` };
    return () => Promise.resolve();
  }
  if (!ask) {
    throw new Refusal(
      EXIT.usage,
      'There is neither a token (VITRAL_MODULE_TOKEN, --token-file) nor a terminal on which to ask for a password.',
    );
  }
  const username = await ask(`Username at ${site.address}: `);
  const password = await ask('Password: ', { isSecret: true });
  const { headers } = await logIn(site, { username, password }, ask);
  site.headers = {
    Cookie: headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
  return async () => {
    await site.post('/auth/logout');
  };
}

async function logIn(site: Site, credentials: { username: string; password: string }, ask: Ask) {
  let code: string | undefined;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await site.post('/auth/login', { ...credentials, ...(code && { code }) });
    } catch (error) {
      const isAsked =
        error instanceof SiteError && /second-factor-required|wrong-code/.test(error.code ?? '');
      if (!isAsked || attempt === CODE_ATTEMPTS) throw error;
      code = await ask('Code of your second factor: ', { isSecret: true });
    }
  }
}
