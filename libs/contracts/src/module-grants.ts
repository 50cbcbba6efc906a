import type { Permission, Role } from './access.ts';
import type { AuditNoun } from './audit.ts';
import { isOwnRelease, type ModuleDescriptor } from './modules.ts';
import type { ComponentSlot, SlotContribution } from './slots.ts';

/** One thing that a module of another repository asks an admin for. */
export type ModuleAsk =
  /** A page of the console, for the accounts with a permission. */
  | { kind: 'page'; path: string; permission: Permission }
  /** A card or panel outside of its pages, for the accounts with a permission. */
  | { kind: 'slot'; slot: ComponentSlot; name: string; permission: Permission }
  /** An entry of the command palette, for the accounts that may open its page. */
  | { kind: 'slot'; slot: 'command'; name: string }
  /** An action of the items of a noun, for the accounts that may open its page. */
  | { kind: 'slot'; slot: 'item-action'; name: string; noun: AuditNoun }
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
  slots = [],
  asks = {},
  collections = [],
}: Pick<ModuleDescriptor, 'name' | 'pages' | 'slots' | 'asks' | 'collections'>): ModuleAsk[] {
  if (isOwnRelease(name)) return [];
  const { permissions = [], calls = [] } = asks;
  return [
    ...pages.map(({ path, permission }) => ({ kind: 'page' as const, path, permission })),
    ...slots.map(askOfSlot),
    ...permissions.map((permission) => ({ kind: 'permission' as const, permission })),
    ...calls.map((path) => ({ kind: 'call' as const, path })),
    ...collections.map(({ name: collection, permissions: roles, ...rest }) => ({
      ...{ kind: 'collection' as const, collection, ...roles },
      isPublic: Boolean(rest.public),
    })),
  ];
}

function askOfSlot(contribution: SlotContribution): ModuleAsk {
  const { slot, name } = contribution;
  if (slot === 'command') return { kind: 'slot', slot, name };
  if (slot === 'item-action') return { kind: 'slot', slot, name, noun: contribution.noun };
  return { kind: 'slot', slot, name, permission: contribution.permission };
}

/** Returns a text that is equal for equal asks: `page /admin/blog content.write`. */
export function askText(ask: ModuleAsk): string {
  if (ask.kind === 'collection') {
    const { collection, read, write, isPublic } = ask;
    return `collection ${collection} ${read} ${write}${isPublic ? ' public' : ''}`;
  }
  const slot = ask.kind === 'slot' ? [ask.slot, ask.name] : [];
  const path = 'path' in ask ? ask.path : '';
  const permission = 'permission' in ask ? ask.permission : '';
  const noun = 'noun' in ask ? ask.noun : '';
  return [ask.kind, ...slot, path, noun, permission].filter(Boolean).join(' ');
}
