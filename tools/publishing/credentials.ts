import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { EXIT, Refusal } from './refusal.ts';
import { SiteError, type Site } from './site.ts';

export type Ask = (question: string, options?: { isSecret?: boolean }) => Promise<string>;

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
      'There is neither a token (--token-file, VITRAL_MODULE_TOKEN, vitral login) nor a terminal on which to ask for a password.',
    );
  }
  const username = await ask(`Username at ${site.url}: `);
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

/** Asks a person at the terminal. The answer to a secret question is not shown. */
export const ask: Ask = async (question, { isSecret = false } = {}) => {
  const { stdin: input, stderr: output } = process;
  let isShown = true;
  const screen = new Writable({
    write(chunk, _encoding, done) {
      if (isShown) output.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input, output: screen, terminal: true });
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  const response = terminal.question(question);
  isShown = !isSecret;
  try {
    return await response;
  } finally {
    if (isSecret) output.write('\n');
    terminal.close();
  }
};
