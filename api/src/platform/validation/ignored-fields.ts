import 'reflect-metadata';

const IGNORED_FIELDS = 'vitral:ignored-fields';

/**
 * Names fields that clients may send without effect. Clients send an editable item back as a whole (docs/product/calls.md),
 * including its read-only fields; other unknown fields are refused.
 */
export function IgnoresFields(...fields: string[]): ClassDecorator {
  return (target) => Reflect.defineMetadata(IGNORED_FIELDS, fields, target);
}

/** Returns a copy of `body` without the fields that its DTO ignores. */
export function withoutIgnoredFields(body: unknown, dto: object): unknown {
  const ignored = Reflect.getMetadata(IGNORED_FIELDS, dto) as string[] | undefined;
  if (!ignored || typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([field]) => !ignored.includes(field)));
}
