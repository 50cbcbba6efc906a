import { SetMetadata } from '@nestjs/common';
import type { Permission } from '@vitral/contracts';

/** What a handler asks of whoever calls it: nothing, any session, or a permission. */
export type Access = 'public' | 'logged-in' | 'logged-in-by-password' | Permission;

export const ACCESS = 'vitral:access';

/** Opens a handler to everybody, with or without a session. */
export const Public = () => SetMetadata<string, Access>(ACCESS, 'public');

/** Opens a handler to whoever is logged in, whatever the role. */
export const LoggedIn = () => SetMetadata<string, Access>(ACCESS, 'logged-in');

/** The same, and to whoever lacks the second factor that the role needs: by it they learn that they do. */
export const LoggedInByPassword = () => SetMetadata<string, Access>(ACCESS, 'logged-in-by-password');

/** Opens a handler to the roles that carry the permission. */
export const Allow = (permission: Permission) => SetMetadata<string, Access>(ACCESS, permission);
