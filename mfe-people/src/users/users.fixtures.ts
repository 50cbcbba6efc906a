import type { User, UserLink } from '@vitral/sdk/contracts/users';
import { jsonResponse, userWithRole, type StubbedResponses, type ApiCall } from '@vitral/sdk/testing';

export const person = (changes: Partial<User>): User => ({
  id: userWithRole('admin').id,
  name: 'Adriana Salazar',
  username: 'admin',
  email: 'adriana@vitral.example',
  role: 'admin',
  isEnabled: true,
  state: 'enabled',
  hasSecondFactor: true,
  passkeyCount: 0,
  isBreakGlass: false,
  lastLogin: '2026-11-20T09:00:00.000Z',
  status: 'active',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 3,
  ...changes,
});

/** The logged-in user. */
export const adriana = person({ passkeyCount: 2, isBreakGlass: true });
export const lucia = person({
  id: 'c2',
  name: 'Lucía Ferrer',
  username: 'lucia',
  email: null,
  role: 'user',
  hasSecondFactor: false,
  lastLogin: null,
  status: 'inactive',
});
export const ivan = person({
  ...lucia,
  id: 'c3',
  name: 'Iván Soler',
  username: 'ivan',
  isEnabled: false,
  state: 'awaiting-approval',
});

export const link = (changes: Partial<UserLink> = {}): UserLink => ({
  kind: 'invitation',
  address: 'http://vitral.example/admin/set-password#token',
  expiresAt: '2026-11-28T09:00:00.000Z',
  isMailed: false,
  ...changes,
});

/** A stub with 41 accounts, which returns the first three that match. */
function list({ query }: ApiCall) {
  const found = [adriana, lucia, ivan].filter(
    ({ name, role, state }) =>
      name.toLowerCase().includes(query['q'] ?? '') &&
      role === (query['role'] ?? role) &&
      state === (query['state'] ?? state),
  );
  const isFiltered = query['q'] || query['role'] || query['state'];
  return jsonResponse(200, found, { 'X-Total-Count': isFiltered ? `${found.length}` : '41' });
}

export const RESPONSES: StubbedResponses = {
  'GET /api/admin/users': list,
  'GET /api/admin/users/stats': { total: 41, active: 7, admins: 2, awaitingApproval: 1 },
  'GET /api/auth/user': userWithRole('admin'),
};
