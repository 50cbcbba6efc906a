import { EXIT, Refusal } from './refusal.mjs';
import { SiteError } from './site.mjs';

const CODE_ATTEMPTS = 3;

/**
 * Makes the site's calls those of a token's owner or of a person who logs in at the terminal. Answers how to end it: a
 * session is logged out, a token stays. `ask(question, { isSecret })` is undefined where there is no terminal.
 */
export async function identify(site, token, ask) {
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

async function logIn(site, credentials, ask) {
  let code;
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
