type Direction = 'asc' | 'desc' | 'desc nulls last';

/**
 * Translates a sort such as `-createdAt` into the ORM's order; the id breaks ties, so that pages never overlap. Nulls of the
 * fields in `mayBeNull` come last in both directions.
 */
export function orderOf<Field extends string>(
  sort: Field | `-${Field}`,
  mayBeNull: NoInfer<Field>[] = [],
): Record<string, Direction>[] {
  const field = sort.replace(/^-/, '') as Field;
  // PostgreSQL puts nulls last in ascending order.
  if (!sort.startsWith('-')) return [{ [field]: 'asc' }, { id: 'asc' }];
  return [{ [field]: mayBeNull.includes(field) ? 'desc nulls last' : 'desc' }, { id: 'desc' }];
}
