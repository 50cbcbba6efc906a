/** For texts that are searched by any part of them. Databases without pg_trgm have no such index: there searches take longer. */
export function searchIndex(table: string, column: string): string {
  return `create index ${table}_search_index on ${table} using gin (${column} gin_trgm_ops)`;
}
