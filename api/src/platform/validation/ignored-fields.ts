import 'reflect-metadata';

const IGNORED_FIELDS = 'vitral:ignored-fields';

/**
 * Names fields that may be sent but change nothing. An editable item goes back whole (docs/product/calls.md),
 * so its read-only fields come along; any other unknown field is refused.
 */
export function IgnoresFields(...fields: string[]): ClassDecorator {
  return (target) => Reflect.defineMetadata(IGNORED_FIELDS, fields, target);
}

/** A copy of `body` without the fields that its DTO ignores. */
export function withoutIgnoredFields(body: unknown, dto: object): unknown {
  const ignored = Reflect.getMetadata(IGNORED_FIELDS, dto) as string[] | undefined;
  if (!ignored || typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([field]) => !ignored.includes(field)));
}
