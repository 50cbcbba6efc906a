import type { RecoveryCodes, SecondFactorSetup } from '@vitral/contracts/accounts';
import { TOTP } from 'otpauth';
import type TestAgent from 'supertest/lib/agent.js';

const STEP_MS = 30_000;

/**
 * Code that an authenticator with this secret shows `steps` half minutes from now. The server accepts the steps -1, 0 and 1,
 * each one once and none that is older than the last.
 */
export function totpOf(secret: string, steps = 0): string {
  return TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: Date.now() + steps * STEP_MS });
}

/** Turns the second factor on by the previous code, so that the two later ones remain valid. */
export async function turnOnSecondFactor(agent: TestAgent, password = 'user-vitral') {
  const { body: setup } = await agent.post('/profile/second-factor').send({ password }).expect(200);
  const { secret } = setup as SecondFactorSetup;
  const { body } = await agent
    .put('/profile/second-factor')
    .send({ code: totpOf(secret, -1) })
    .expect(200);
  return { secret, codes: (body as RecoveryCodes).codes };
}
