/**
 * The only table of roles and permissions; pages, navigation and API guards read it. Roles are cumulative
 * (docs/product/access.md): each adds permissions to the one before it.
 */
export const ROLES = ['user', 'manager', 'admin'] as const;
export type Role = (typeof ROLES)[number];

const USER_PERMISSIONS = [
  'dashboard.read',
  'debug.read',
  'profile.write',
  'materials.read',
  'share-links.write',
  'social-feeds.read',
  'team-resources.read',
] as const;

const MANAGER_PERMISSIONS = [
  'materials.write',
  'all-share-links.write',
  'social-feeds.write',
  'team-resources.write',
  'content.write',
  'landing-content.write',
  'site-pages.write',
  'redirects.write',
  'testimonials.write',
  'team-members.write',
  'contact-messages.write',
  'meeting-registrations.read',
  'shared-views.write',
] as const;

const ADMIN_PERMISSIONS = [
  'users.write',
  'settings.write',
  'zoom-meetings.write',
  'site-config.write',
  'backups.write',
  'audit.read',
  'modules.write',
  'openapi.read',
] as const;

export const GRANTS = {
  user: USER_PERMISSIONS,
  manager: [...USER_PERMISSIONS, ...MANAGER_PERMISSIONS],
  admin: [...USER_PERMISSIONS, ...MANAGER_PERMISSIONS, ...ADMIN_PERMISSIONS],
} as const satisfies Record<Role, readonly string[]>;

export type Permission = (typeof GRANTS)[Role][number];

export const PERMISSIONS: readonly Permission[] = GRANTS.admin;

/** A permission that a module of another repository declares in `module.json`: `blog.write`. docs/adr/105. */
export type ModulePermission = `${string}.${string}`;
/** Name of a permission of this table or of a module. */
export type PermissionName = Permission | ModulePermission;

/** Returns whether a name is a permission of this table, which no module declares. */
export const isPermission = (name: string): name is Permission =>
  PERMISSIONS.some((permission) => permission === name);

/** Returns whether a role has a permission. */
export function allows(role: Role, permission: Permission): boolean {
  return (GRANTS[role] as readonly Permission[]).includes(permission);
}

/** Returns whether an account has a permission. Permissions declared by modules never add to those in this table. */
export function holds(
  { role, modulePermissions }: { role: Role; modulePermissions: readonly string[] },
  permission: PermissionName,
): boolean {
  return isPermission(permission) ? allows(role, permission) : modulePermissions.includes(permission);
}
