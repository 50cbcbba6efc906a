import type { UserUpdate } from '@vitral/contracts';

export const FIELDS = [
  'name',
  'username',
  'email',
  'role',
  'isEnabled',
] as const satisfies (keyof UserUpdate)[];

/** Refusals that are about a field although they do not name it. */
export const AT_FIELD = { 'users.username-taken': 'username' } as const;
