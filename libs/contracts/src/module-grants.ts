import type { ModulePermission, Permission, PermissionName, Role } from './access.ts';
import type { AuditNoun } from './audit.ts';
import { isLower, type ModuleAccess, type PermissionDeclaration } from './module-permissions.ts';
import type { SettingsDeclaration } from './module-settings.ts';
import { isOwnRelease, type ModuleDescriptor } from './modules.ts';
import type { ComponentSlot, SlotContribution } from './slots.ts';

/** One thing that a module of another repository asks an admin for. */
export type ModuleAsk =
  /** A page of the console, for the accounts with a permission. */
  | { kind: 'page'; path: string; permission: PermissionName }
  /** A card or panel outside of its pages, for the accounts with a permission. */
  | { kind: 'slot'; slot: ComponentSlot; name: string; permission: PermissionName }
  /** An entry of the command palette, for the accounts that may open its page. */
  | { kind: 'slot'; slot: 'command'; name: string }
  /** An action of the items of a noun, for the accounts that may open its page. */
  | { kind: 'slot'; slot: 'item-action'; name: string; noun: AuditNoun }
  /** Documents of a public collection on pages of the site, with these fields. */
  | { kind: 'slot'; slot: 'public-block'; name: string; collection: string; fields: string[] }
  /** A permission of the accounts that open its pages, which it uses there. */
  | { kind: 'permission'; permission: Permission }
  /** A permission of its own, for the accounts with this role or a higher one. */
  | { kind: 'own-permission'; permission: ModulePermission; role: Role }
  /** A public path of the API whose responses it shows. */
  | { kind: 'call'; path: string }
  /** A collection that it stores documents in, and who may read and write it. Visitors read a public one. */
  | { kind: 'collection'; collection: string; read: ModuleAccess; write: ModuleAccess; isPublic: boolean }
  /** Settings of its own, and who may read them. Visitors read the public ones. */
  | { kind: 'settings'; read: ModuleAccess; public: string[] };

/** A permission that the active release of a module declares, and who has it. */
export interface ReceivedPermission extends PermissionDeclaration {
  /** The lowest role that has it; null once an admin has revoked it. */
  receivers: Role | null;
}

/** GET /api/modules/:name/grant: all that admins have granted to a module of another repository. */
export interface ModuleGrant {
  asks: ModuleAsk[];
  /** Empty while no release is active. */
  permissions: ReceivedPermission[];
  /** The last change and its author; null without a grant. */
  grantedAt: string | null;
  grantedBy: string | null;
}

/** PUT /api/modules/:name/grant */
export interface GrantChange {
  /** Permission of the module → the lowest role that has it. The other permissions of the active release are revoked. */
  roles: Record<string, Role>;
  /** `grantedAt` of the grant that the admin saw; 409 if it was changed since. */
  from: string;
}

type Asking = Pick<
  ModuleDescriptor,
  'name' | 'pages' | 'slots' | 'asks' | 'permissions' | 'collections' | 'settings'
>;

/** Returns all that a module asks for; an empty list for a module of this repository, which is deployed with the server. */
export function asksOf({
  name,
  pages,
  slots = [],
  asks = {},
  permissions: own = [],
  collections = [],
  settings,
}: Asking): ModuleAsk[] {
  if (isOwnRelease(name)) return [];
  const { permissions = [], calls = [] } = asks;
  return [
    ...own.map(({ name: permission, role }) => ({ kind: 'own-permission' as const, permission, role })),
    ...pages.map(({ path, permission }) => ({ kind: 'page' as const, path, permission })),
    ...slots.map(askOfSlot),
    ...permissions.map((permission) => ({ kind: 'permission' as const, permission })),
    ...calls.map((path) => ({ kind: 'call' as const, path })),
    ...collections.map(({ name: collection, permissions: roles, ...rest }) => ({
      ...{ kind: 'collection' as const, collection, ...roles },
      isPublic: Boolean(rest.public),
    })),
    ...(settings ? [settingsAsk(settings)] : []),
  ];
}

function askOfSlot(contribution: SlotContribution): ModuleAsk {
  const { slot, name } = contribution;
  if (slot === 'command') return { kind: 'slot', slot, name };
  if (slot === 'item-action') return { kind: 'slot', slot, name, noun: contribution.noun };
  if (slot === 'public-block') {
    const { collection, fields } = contribution;
    return { kind: 'slot', slot, name, collection, fields: Object.values(fields).sort() };
  }
  return { kind: 'slot', slot, name, permission: contribution.permission };
}

const settingsAsk = ({ read, fields }: SettingsDeclaration) => ({
  kind: 'settings' as const,
  read,
  public: fields.flatMap((field) => (field.public ? [field.name] : [])).sort(),
});

function detailsOf(ask: Extract<ModuleAsk, { kind: 'slot' }>): string[] {
  if ('permission' in ask) return [ask.permission];
  if ('noun' in ask) return [ask.noun];
  return 'collection' in ask ? [ask.collection, ...ask.fields] : [];
}

function textOfSlot(ask: Extract<ModuleAsk, { kind: 'slot' }>): string {
  return ['slot', ask.slot, ask.name, ...detailsOf(ask)].join(' ');
}

/** Returns a text that is equal for equal asks: `page /admin/blog content.write`. */
export function askText(ask: ModuleAsk): string {
  switch (ask.kind) {
    case 'page':
      return `page ${ask.path} ${ask.permission}`;
    case 'slot':
      return textOfSlot(ask);
    case 'permission':
      return `permission ${ask.permission}`;
    case 'own-permission':
      return `own-permission ${ask.permission} ${ask.role}`;
    case 'call':
      return `call ${ask.path}`;
    case 'collection':
      return `collection ${ask.collection} ${ask.read} ${ask.write}${ask.isPublic ? ' public' : ''}`;
    case 'settings':
      return ['settings', ask.read, ...ask.public].join(' ');
  }
}

/** Returns the asks that are not granted. A grant for a role includes all higher roles. */
export function ungranted(asks: readonly ModuleAsk[], granted: readonly ModuleAsk[]): ModuleAsk[] {
  const texts = new Set(granted.map(askText));
  const isWithin = (ask: ModuleAsk) =>
    ask.kind === 'own-permission' &&
    granted.some(
      (one) =>
        one.kind === 'own-permission' && one.permission === ask.permission && !isLower(ask.role, one.role),
    );
  return asks.filter((ask) => !texts.has(askText(ask)) && !isWithin(ask));
}
