import { type CollectionDeclaration, COLLECTION_LIMITS as LIMITS } from '@vitral/contracts/collections';
import { toSearchForm } from '../platform/entities/columns.ts';
import type { IndexedValue } from './collections.entity.ts';
import { fits } from './document-checks.ts';

type Values = Record<string, unknown>;

interface Conformed {
  data: Values;
  aside: Values;
}

/**
 * Converts a document from the declaration `from` to the declaration `to`: renamed fields get their new names (or the
 * old ones again), absent ones their defaults. Values for which `to` has no field are set aside, and return with a
 * declaration that has the field. docs/adr/096.
 */
export function conform(
  { data, aside }: Conformed,
  from: CollectionDeclaration,
  to: CollectionDeclaration,
): Conformed {
  const left = new Map(Object.entries({ ...aside, ...data }));
  const conformed: Values = {};
  for (const [field, { default: value }] of Object.entries(to.schema.properties)) {
    const name = [field, ...otherNamesOf(field, from, to)].find(
      (candidate) =>
        Object.hasOwn(data, candidate) ||
        (left.has(candidate) && fits(to.schema, field, left.get(candidate))),
    );
    const found = name === undefined ? value : left.get(name);
    if (found !== undefined) conformed[field] = found;
    if (name !== undefined) left.delete(name);
  }
  return { data: conformed, aside: Object.fromEntries(left) };
}

/** The former names of a field, and later names that a rollback undoes. */
function otherNamesOf(field: string, from: CollectionDeclaration, to: CollectionDeclaration): string[] {
  const former = to.renames?.[field] ?? [];
  const later = Object.entries(from.renames ?? {}).filter(
    ([name, names]) => names.includes(field) && !Object.hasOwn(to.schema.properties, name),
  );
  return [...former, ...later.map(([name]) => name)].filter(
    (name) => !Object.hasOwn(to.schema.properties, name),
  );
}

/** Returns the values of a new document, absent fields with their defaults. */
export function withDefaults({ schema }: CollectionDeclaration, data: Values): Values {
  const defaults = Object.entries(schema.properties).flatMap(([field, { default: value }]) =>
    value === undefined ? [] : [[field, value] as const],
  );
  return { ...Object.fromEntries(defaults), ...data };
}

export const SLOTS = ['slot1', 'slot2', 'slot3', 'slot4'] as const;
export type Slot = (typeof SLOTS)[number];

/** Returns the column with the values of an indexed field; undefined for any other field. */
export const slotOf = ({ indexes = [] }: CollectionDeclaration, field: string): Slot | undefined =>
  SLOTS[indexes.indexOf(field)];

/** Returns the columns of a document that are computed from its values. */
export function columnsOf(declaration: CollectionDeclaration, data: Values) {
  const { indexes = [], label } = declaration;
  const slots = SLOTS.map((slot, place) => [slot, indexedValue(data[indexes[place] ?? ''])] as const);
  return {
    data,
    name: String(data[label] ?? ''),
    searchText: toSearchForm(textsOf(data).join('\u001f')),
    ...(Object.fromEntries(slots) as Record<Slot, IndexedValue | null>),
  };
}

/** Truncated, since a document of a wider declaration may have a longer text, and an index entry has a limit. */
function indexedValue(value: unknown): IndexedValue | null {
  if (typeof value === 'string') return value.slice(0, LIMITS.indexedText);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
