import { setTimeout as sleep } from 'node:timers/promises';
import type { RecoveryCodes, SecondFactorSetup } from '@vitral/contracts/accounts';
import { TOTP } from 'otpauth';
import type TestAgent from 'supertest/lib/agent.js';

const STEP_MS = 30_000;
const TIME_TO_SEND_MS = 5000;

/**
 * Code that an authenticator with this secret shows `steps` half minutes from now. The server accepts the steps -1, 0 and 1,
 * each one once and none that is older than the last.
 */
export function totpOf(secret: string, steps = 0): string {
  return TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: Date.now() + steps * STEP_MS });
}

/** Waits for the next half minute if this one is about to end, since the server would not accept its previous code any more. */
async function waitForTimeToSend(): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < TIME_TO_SEND_MS) await sleep(left);
}

/** Turns the second factor on by the previous code, so that the two later ones remain valid. */
export async function turnOnSecondFactor(agent: TestAgent, password = 'user-vitral') {
  const { body: setup } = await agent.post('/profile/second-factor').send({ password }).expect(200);
  const { secret } = setup as SecondFactorSetup;
  await waitForTimeToSend();
  const { body } = await agent
    .put('/profile/second-factor')
    .send({ code: totpOf(secret, -1) })
    .expect(200);
  return { secret, codes: (body as RecoveryCodes).codes };
}
