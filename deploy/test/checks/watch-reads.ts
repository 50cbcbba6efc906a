/**
 * Wraps `value` to find fields that are never read. The validators of kubernetes-models accept unknown fields, but only
 * read fields that they know.
 */
export function watchReads(value: object) {
  const fields = new Set<string>();
  const watched = watch(value, '', fields);
  return { watched, unread: () => [...fields] };
}

function watch(value: unknown, path: string, fields: Set<string>): unknown {
  if (value === null || typeof value !== 'object') return value;
  const parts = new Map<string | symbol, unknown>(
    Object.entries(value).map(([key, part]) => [key, watch(part, `${path}/${key}`, fields)]),
  );
  if (!Array.isArray(value)) for (const key of parts.keys()) fields.add(`${path}/${String(key)}`);
  return new Proxy(value, {
    get(target, key) {
      fields.delete(`${path}/${String(key)}`);
      return parts.has(key) ? parts.get(key) : (Reflect.get(target, key) as unknown);
    },
  });
}
