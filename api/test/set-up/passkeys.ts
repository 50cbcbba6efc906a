import type { Passkey, PasskeyCreationOptions, PasskeyLoginPurpose } from '@vitral/contracts/passkeys';
import type TestAgent from 'supertest/lib/agent.js';
import { type AuthenticatorTraits, SoftwareAuthenticator } from './software-authenticator.ts';

/** Variables of a site at a host name, which passkeys need. Its authenticators use the same origin. */
export const AT_LOCALHOST = { PUBLIC_URL: 'http://localhost:4200' };

export async function creationOptions(agent: TestAgent, password: string): Promise<PasskeyCreationOptions> {
  return (await agent.post('/profile/passkeys/options').send({ password }).expect(200)).body;
}

/** Adds a passkey to the account of a session, by a new authenticator. */
export async function addPasskey(
  agent: TestAgent,
  password: string,
  traits: Partial<AuthenticatorTraits> = {},
) {
  const authenticator = new SoftwareAuthenticator(traits);
  const input = authenticator.create(await creationOptions(agent, password));
  const { body } = await agent.post('/profile/passkeys').send(input).expect(201);
  return { authenticator, passkey: body as Passkey };
}

/** Returns an assertion for a login in the browser of `agent`, which gets the cookie of the attempt. */
export async function assertion(
  agent: TestAgent,
  authenticator: SoftwareAuthenticator,
  purpose: PasskeyLoginPurpose = 'login',
) {
  const { body } = await agent.post('/auth/login/passkey-options').send({ purpose }).expect(200);
  return authenticator.get(body);
}
