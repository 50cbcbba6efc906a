/**
 * A value like `value` that notes which of its fields are read. The validators of kubernetes-models let unknown fields pass, but
 * read every field that they know, and none that they do not.
 */
export function watchReads(value) {
  const fields = new Set();
  const watched = watch(value, '', fields);
  return { watched, unread: () => [...fields] };
}

function watch(value, path, fields) {
  if (value === null || typeof value !== 'object') return value;
  const parts = new Map(Object.keys(value).map((key) => [key, watch(value[key], `${path}/${key}`, fields)]));
  if (!Array.isArray(value)) for (const key of parts.keys()) fields.add(`${path}/${key}`);
  return new Proxy(value, {
    get(target, key) {
      fields.delete(`${path}/${String(key)}`);
      return parts.has(key) ? parts.get(key) : Reflect.get(target, key);
    },
  });
}
