import { type Role, ROLES } from '@vitral/contracts/access';
import type { DemoAccount } from '@vitral/contracts/accounts';

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
