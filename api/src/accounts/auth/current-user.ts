import type { CurrentUser } from '@vitral/contracts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { User } from '../users/users.entity.ts';

export function viewerOf(account: User): Viewer {
  const { id, name, username, role } = account;
  return {
    id,
    name,
    username,
    role,
    email: account.email ?? null,
    language: account.language ?? null,
    theme: account.theme ?? null,
    density: account.density ?? null,
    hasSecondFactor: Boolean(account.secondFactorAt),
    needsSecondFactor: false,
    lastLogin: account.lastLogin ?? null,
  };
}

export function toCurrentUser(viewer: Viewer): CurrentUser {
  return {
    ...viewer,
    lastLogin: viewer.lastLogin?.toISOString() ?? null,
    isAdmin: viewer.role === 'admin',
    isManager: viewer.role !== 'user',
  };
}
