/**
 * Returns a trigram index for searches by any part of a text. Databases without pg_trgm do without it: searches take longer
 * there.
 */
export function searchIndex(table: string, column: string): string {
  return `create index ${table}_search_index on ${table} using gin (${column} gin_trgm_ops)`;
}
