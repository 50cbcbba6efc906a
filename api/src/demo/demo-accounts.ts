import { type DemoAccount, type Role, ROLES } from '@vitral/contracts';

const NAMES: Record<Role, string> = {
  admin: 'Adriana Salazar',
  manager: 'Mateo Rivas',
  user: 'Lucía Ferrer',
};

/** One account for each role. Their passwords are public, so they exist in demo mode only. */
export const DEMO_ACCOUNTS: readonly (DemoAccount & { name: string })[] = [...ROLES]
  .reverse()
  .map((role) => ({ username: role, password: `${role}-vitral`, role, name: NAMES[role] }));
