import argon2 from 'argon2';
import { type Role, ROLES } from '@vitral/contracts/access';
import type { DemoAccount } from '@vitral/contracts/accounts';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password.normalize('NFC'), { type: argon2.argon2id, ...COST });
}

export function verifyPassword(hash: string, password: string): Promise<boolean> {
  return argon2.verify(hash, password.normalize('NFC'));
}

const NAMES: Record<Role, string> = {
  admin: 'Adriana Salazar',
  manager: 'Mateo Rivas',
  user: 'Lucía Ferrer',
};

/** One account for each role. Their passwords are public and therefore work in demo mode only. */
export const DEMO_ACCOUNTS: readonly (DemoAccount & { name: string })[] = [...ROLES]
  .reverse()
  .map((role) => ({ username: role, password: `${role}-vitral`, role, name: NAMES[role] }));

const PUBLIC_PASSWORDS = new Set(DEMO_ACCOUNTS.map(({ password }) => password));

/** Returns whether a password is public because a demo account has it. */
export function isPublicPassword(password: string): boolean {
  return PUBLIC_PASSWORDS.has(password.normalize('NFC'));
}
