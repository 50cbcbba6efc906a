type Direction = 'asc' | 'desc' | 'desc nulls last';

/**
 * `-createdAt` as the ORM's order; the id settles ties, so that pages never overlap. Fields that `mayBeNull` have what they
 * lack at the end, whichever way the order runs.
 */
export function orderOf<Field extends string>(
  sort: Field | `-${Field}`,
  mayBeNull: NoInfer<Field>[] = [],
): Record<string, Direction>[] {
  const field = sort.replace(/^-/, '') as Field;
  // PostgreSQL has nulls last when it goes up.
  if (!sort.startsWith('-')) return [{ [field]: 'asc' }, { id: 'asc' }];
  return [{ [field]: mayBeNull.includes(field) ? 'desc nulls last' : 'desc' }, { id: 'desc' }];
}
