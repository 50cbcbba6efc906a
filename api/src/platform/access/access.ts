import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { Permission } from '@vitral/contracts';

/** What a person needs where a module's token does, too. */
export const PUBLISHERS_PERMISSION = 'modules.write' satisfies Permission;
export const BY_PUBLISHERS = `${PUBLISHERS_PERMISSION} or a token` as const;

/** What a handler asks of whoever calls it: nothing, any session, a permission, or a permission or a token. */
export type Access = 'public' | 'logged-in' | 'logged-in-by-password' | typeof BY_PUBLISHERS | Permission;

/** What a token must be good for: any is for reading, those that may activate are for steering. */
export type PublisherScope = 'read' | 'publish' | 'steer';

export const ACCESS = 'vitral:access';
export const PUBLISHER_SCOPE = 'vitral:publisher-scope';

/** Opens a handler to everybody, with or without a session. */
export const Public = () => SetMetadata<string, Access>(ACCESS, 'public');

/** Opens a handler to whoever is logged in, whatever the role. */
export const LoggedIn = () => SetMetadata<string, Access>(ACCESS, 'logged-in');

/** The same, and to whoever lacks the second factor that the role needs: by it they learn that they do. */
export const LoggedInByPassword = () => SetMetadata<string, Access>(ACCESS, 'logged-in-by-password');

/** Opens a handler to the roles that carry the permission. */
export const Allow = (permission: Permission) => SetMetadata<string, Access>(ACCESS, permission);

/**
 * Opens a handler to whoever publishes releases: a person with `modules.write`, or a module's token in `Authorization`. Of
 * which module the token is, the service looks at: `mayPublish`.
 */
export const AllowPublisher = (scope: PublisherScope) =>
  applyDecorators(
    SetMetadata<string, Access>(ACCESS, BY_PUBLISHERS),
    SetMetadata<string, PublisherScope>(PUBLISHER_SCOPE, scope),
  );
