import type { Role } from '@vitral/contracts/access';
import type { CurrentUser } from '@vitral/contracts/accounts';
import { NEWEST_NEWS } from '@vitral/contracts/news';

const NAMES: Record<Role, string> = {
  admin: 'Adriana Salazar',
  manager: 'Mateo Rivas',
  user: 'Lucía Ferrer',
};

/** Returns a logged-in user with the role. */
export function userWithRole(role: Role): CurrentUser {
  return {
    id: `0190d0c0-0000-7000-8000-00000000000${Object.keys(NAMES).indexOf(role)}`,
    name: NAMES[role],
    username: role,
    email: null,
    role,
    isAdmin: role === 'admin',
    isManager: role !== 'user',
    modulePermissions: [],
    language: null,
    theme: null,
    density: null,
    notificationEmails: 'none',
    hidesFirstSteps: false,
    newsSeen: NEWEST_NEWS,
    hasPassword: true,
    isBreakGlass: false,
    hasSecondFactor: false,
    passkeyCount: 0,
    needsSecondFactor: false,
    lastLogin: '2026-11-20T09:00:00.000Z',
  };
}
