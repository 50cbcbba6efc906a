type Direction = 'asc' | 'desc';

/** `-createdAt` as the ORM's order; the id settles ties, so that pages never overlap. */
export function orderOf<Field extends string>(sort: Field | `-${Field}`): Record<string, Direction>[] {
  const direction: Direction = sort.startsWith('-') ? 'desc' : 'asc';
  return [{ [sort.replace(/^-/, '')]: direction }, { id: direction }];
}
