import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type TestAgent from 'supertest/lib/agent.js';

export interface RecipientKeys {
  name: string;
  privateKey: string;
  publicKey: string;
}

/** Makes a pair of keys and lets backups be encrypted for it. */
export async function addRecipient(agent: TestAgent, name: string, prefix = ''): Promise<RecipientKeys> {
  const privateKey = await generateX25519Identity();
  const publicKey = await identityToRecipient(privateKey);
  await agent.post(`${prefix}/backup-keys`).send({ kind: 'recipient', name, publicKey }).expect(201);
  return { name, privateKey, publicKey };
}
