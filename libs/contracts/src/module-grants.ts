import type { Permission, Role } from './access.ts';
import { isOwnRelease, type ModuleDescriptor } from './modules.ts';

/** One thing that a module of another repository asks an admin for. */
export type ModuleAsk =
  /** A page of the console, for the accounts with a permission. */
  | { kind: 'page'; path: string; permission: Permission }
  /** A permission of the accounts that open its pages, which it uses there. */
  | { kind: 'permission'; permission: Permission }
  /** A public path of the API whose answers it shows. */
  | { kind: 'call'; path: string }
  /** A collection that it stores documents in, with the lowest roles. Visitors read a public one. */
  | { kind: 'collection'; collection: string; read: Role; write: Role; isPublic: boolean };

/** Returns all that a module asks for; nothing for a module of this repository, which is deployed with the server. */
export function asksOf({
  name,
  pages,
  asks = {},
  collections = [],
}: Pick<ModuleDescriptor, 'name' | 'pages' | 'asks' | 'collections'>): ModuleAsk[] {
  if (isOwnRelease(name)) return [];
  const { permissions = [], calls = [] } = asks;
  return [
    ...pages.map(({ path, permission }) => ({ kind: 'page' as const, path, permission })),
    ...permissions.map((permission) => ({ kind: 'permission' as const, permission })),
    ...calls.map((path) => ({ kind: 'call' as const, path })),
    ...collections.map(({ name: collection, permissions: roles, ...rest }) => ({
      ...{ kind: 'collection' as const, collection, ...roles },
      isPublic: Boolean(rest.public),
    })),
  ];
}

/** Returns a text that is equal for equal asks: `page /admin/blog content.write`. */
export function askText(ask: ModuleAsk): string {
  if (ask.kind === 'collection') {
    const { collection, read, write, isPublic } = ask;
    return `collection ${collection} ${read} ${write}${isPublic ? ' public' : ''}`;
  }
  const values = ['path' in ask ? ask.path : '', 'permission' in ask ? ask.permission : ''];
  return [ask.kind, ...values].filter(Boolean).join(' ');
}
