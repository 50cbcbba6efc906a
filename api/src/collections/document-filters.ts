import { type FilterQuery, raw } from '@mikro-orm/core';
import type { CollectionDeclaration, FieldSchema } from '@vitral/contracts/collections';
import { AppError } from '../platform/errors/app-error.ts';
import { searchingText } from '../platform/lists/list-query.dto.ts';
import { cleanText } from '../platform/validation/text.ts';
import type { ReadQuery } from './document.pipes.ts';
import type { Place } from './place.ts';
import type { CollectionDocument } from './collections.entity.ts';
import { type Slot, slotOf } from './conform.ts';

type Filter = FilterQuery<CollectionDocument>;

/** Selects the documents of a list. Throws `request.invalid` for a filter by a field that is not indexed. */
export function filterOf(
  place: Place,
  declaration: CollectionDeclaration,
  { q, filter }: ReadQuery,
  reading: 'all' | 'public',
): Filter {
  const filters = Object.entries(filter).map(([field, value]) => {
    const slot = slotOf(declaration, field);
    const wanted = slot && valueOf(declaration.schema.properties[field], value);
    if (slot === undefined || wanted === undefined)
      throw new AppError('request.invalid', { fields: [`filter.${field.slice(0, 60)}:isIn`] });
    return having(slot, wanted);
  });
  return {
    $and: [inCollection(place), searchingText(q), ...filters, ...seen(declaration, reading)],
  } as Filter;
}

export const inCollection = ({ module, collection }: Place) => ({ module, collection });

/** Selects the documents that visitors see, if the reader may see no others. */
export function seen(
  { public: isPublic, ...declaration }: CollectionDeclaration,
  reading: 'all' | 'public',
): Filter[] {
  const slot = typeof isPublic === 'string' ? slotOf(declaration, isPublic) : undefined;
  return reading === 'public' && slot ? [having(slot, true)] : [];
}

const having = (slot: Slot, value: unknown): Filter =>
  ({ [raw((alias) => `${alias}.${slot} = ?::jsonb`, [JSON.stringify(value)])]: [] }) as Filter;

/** Returns the value that a text in a query stands for; undefined if it is no value of the field. */
function valueOf(field: FieldSchema | undefined, text: unknown): unknown {
  if (typeof text !== 'string' || text === '' || text.length > 200) return undefined;
  if (field?.type === 'string') return cleanText(text);
  if (field?.type === 'boolean') return text === 'true' || (text === 'false' ? false : undefined);
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

const TIMES = ['createdAt', 'updatedAt'] as const;

function columnOf(declaration: CollectionDeclaration, sort: string) {
  const field = sort.replace(/^-/, '');
  return TIMES.find((time) => time === field) ?? slotOf(declaration, field);
}

/** Returns whether a list can have this order. */
export const isSortable = (declaration: CollectionDeclaration, sort: string): boolean =>
  columnOf(declaration, sort) !== undefined;

/** Returns the column of a list's order. Throws `request.invalid` for a field that is not indexed. */
export function sortOf(declaration: CollectionDeclaration, sort: string) {
  const column = columnOf(declaration, sort);
  if (!column) throw new AppError('request.invalid', { fields: ['sort:isIn'] });
  return sort.startsWith('-') ? (`-${column}` as const) : column;
}
