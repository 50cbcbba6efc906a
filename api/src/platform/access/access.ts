import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { Permission } from '@vitral/contracts';

/** The permission that people need at handlers that also accept a module token. */
export const PUBLISHERS_PERMISSION = 'modules.write' satisfies Permission;
export const BY_PUBLISHERS = `${PUBLISHERS_PERMISSION} or a token` as const;

/** A handler's requirement: none, any session, a permission, or a permission or a token. */
export type Access = 'public' | 'logged-in' | 'logged-in-by-password' | typeof BY_PUBLISHERS | Permission;

/** The right that a token needs: every token may read and publish, only one that may activate may steer. */
export type PublisherScope = 'read' | 'publish' | 'steer';

export const ACCESS = 'vitral:access';
export const PUBLISHER_SCOPE = 'vitral:publisher-scope';

/** Opens a handler to everybody, with or without a session. */
export const Public = () => SetMetadata<string, Access>(ACCESS, 'public');

/** Opens a handler to every logged-in account. */
export const LoggedIn = () => SetMetadata<string, Access>(ACCESS, 'logged-in');

/** Does the same, also for accounts without the second factor that their role needs: the response informs them of it. */
export const LoggedInByPassword = () => SetMetadata<string, Access>(ACCESS, 'logged-in-by-password');

/** Opens a handler to the roles that carry the permission. */
export const Allow = (permission: Permission) => SetMetadata<string, Access>(ACCESS, permission);

/**
 * Opens a handler to publishers of releases: people with `modules.write`, or a module's token in `Authorization`. The service
 * checks the token's module with `assertMayPublish`.
 */
export const AllowPublisher = (scope: PublisherScope) =>
  applyDecorators(
    SetMetadata<string, Access>(ACCESS, BY_PUBLISHERS),
    SetMetadata<string, PublisherScope>(PUBLISHER_SCOPE, scope),
  );
