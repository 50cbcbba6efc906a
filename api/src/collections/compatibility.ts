import { ROLES } from '@vitral/contracts/access';
import type { ModuleAccess } from '@vitral/contracts/module-permissions';
import {
  type CollectionDeclaration,
  COLLECTION_LIMITS as LIMITS,
  type FieldSchema,
  type ObjectSchema,
} from '@vitral/contracts/collections';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';

/** Returns why documents stored under the previous declaration of the collection may not fit the new one. */
export function compatibilityProblems(
  before: CollectionDeclaration,
  after: CollectionDeclaration,
): ReleaseProblem[] {
  const place = new Comparison(after.name, after.renames ?? {});
  place.compareObjects(before.schema, after.schema, '');
  place.refuseIf(bytesOf(after) < bytesOf(before), 'schema', 'maxBytes');
  return place.problems;
}

/** Returns whether more people may read or write the collection than before. */
export function opensToMore(before: CollectionDeclaration, after: CollectionDeclaration): boolean {
  const isMore = (action: 'read' | 'write') =>
    admitsMore(before.permissions[action], after.permissions[action]);
  const isMorePublic = after.public !== undefined && before.public !== true && after.public !== before.public;
  return isMore('read') || isMore('write') || isMorePublic;
}

/** A different permission counts as more, since it depends on the admin who receives it. */
function admitsMore(before: ModuleAccess, after: ModuleAccess): boolean {
  const rankOf = (access: ModuleAccess) => ROLES.findIndex((role) => role === access);
  if (before === after || after === 'admin') return false;
  const isRoles = rankOf(before) >= 0 && rankOf(after) >= 0;
  return !isRoles || rankOf(after) < rankOf(before);
}

export const bytesOf = ({ maxBytes = LIMITS.defaultDocumentBytes }: CollectionDeclaration): number =>
  maxBytes;

/**
 * Keywords whose lower value allows less, each with the value that its absence means; then keywords whose higher value
 * allows less.
 */
const UPPER: [string, number][] = [
  ['maxLength', Infinity],
  ['maximum', Infinity],
  ['maxItems', Infinity],
];
const LOWER: [string, number][] = [
  ['minLength', 0],
  ['minimum', -Infinity],
  ['minItems', 0],
];

class Comparison {
  readonly problems: ReleaseProblem[] = [];

  constructor(
    private readonly collection: string,
    private readonly renames: Record<string, string[]>,
  ) {}

  compareObjects(before: ObjectSchema, after: ObjectSchema, path: string): void {
    const isDocument = path === '';
    const newNameOf = (name: string) => {
      if (Object.hasOwn(after.properties, name)) return name;
      const renamed = Object.entries(this.renames).find(([, former]) => former.includes(name))?.[0];
      return isDocument ? renamed : undefined;
    };
    const known = new Map<string, string>();
    for (const [name, field] of Object.entries(before.properties)) {
      const newName = newNameOf(name);
      const target = newName === undefined ? undefined : after.properties[newName];
      if (newName === undefined || !target) {
        this.add('collection-field-removed', path + name);
        continue;
      }
      known.set(newName, name);
      this.compareFields(field, target, path + name);
    }
    for (const name of after.required ?? []) {
      const former = known.get(name);
      const wasRequired = former !== undefined && before.required?.includes(former);
      if (!wasRequired && after.properties[name]?.default === undefined)
        this.add('collection-field-required', path + name);
    }
  }

  refuseIf(isNarrower: boolean, field: string, keyword: string): void {
    if (isNarrower) this.add('collection-field-narrower', field, { keyword });
  }

  private compareFields(before: FieldSchema, after: FieldSchema, field: string): void {
    const isWider = before.type === 'integer' && after.type === 'number';
    this.refuseIf(before.type !== after.type && !isWider, field, 'type');
    const valueOf = (schema: FieldSchema, keyword: string, absent: number) =>
      ((schema as unknown as Record<string, unknown>)[keyword] as number | undefined) ?? absent;
    for (const [keyword, absent] of UPPER)
      this.refuseIf(valueOf(after, keyword, absent) < valueOf(before, keyword, absent), field, keyword);
    for (const [keyword, absent] of LOWER)
      this.refuseIf(valueOf(after, keyword, absent) > valueOf(before, keyword, absent), field, keyword);
    if (before.type === 'string' && after.type === 'string') {
      const lost = after.enum && !before.enum?.every((option) => after.enum?.includes(option));
      this.refuseIf(Boolean(lost), field, 'enum');
      this.refuseIf(after.format !== undefined && after.format !== before.format, field, 'format');
    }
    if (before.type === 'array' && after.type === 'array')
      this.compareFields(before.items, after.items, `${field}.items`);
    if (before.type === 'object' && after.type === 'object') this.compareObjects(before, after, `${field}.`);
  }

  private add(code: ReleaseProblem['code'], field: string, more: ReleaseProblem['params'] = {}): void {
    this.problems.push({ code, params: { collection: this.collection, field, ...more } });
  }
}
