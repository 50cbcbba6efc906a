import { type EntityClass, EntitySchema, type Hidden } from '@mikro-orm/core';

/** A row as JSON: every column that is not hidden, dates as ISO strings, null for missing values. */
export type Serialized<Row> = {
  [Field in keyof Row & string as NonNullable<Row[Field]> extends Hidden ? never : Field]-?: Json<Row[Field]>;
};
type Json<Value> = Value extends Date ? string : Value extends undefined ? null : Value;

/** The fields of a row that its response leaves out, each by its name. */
type Omitted<Row, Response> = Record<Exclude<keyof Serialized<Row>, keyof Response>, 'omitted'>;

/**
 * Returns a function that copies the fields of a row into a response. The call does not compile when the response has a
 * field that the row lacks or has with another type, or when a field of the row is neither in the response nor in
 * `omitted`. Mark a column `hidden()` to keep it out of every response.
 */
export function serializer<Row extends object, Response extends object>(
  entity: Serialized<Row> extends Response ? EntityClass<Row> : never,
  ...[omitted]: Record<never, never> extends Omitted<Row, Response> ? [] : [Omitted<Row, Response>]
): (row: Row) => Response {
  let fields: (keyof Row)[] | undefined;
  return (row) => {
    fields ??= visibleFields<Row>(entity).filter((field) => !(omitted && field in omitted));
    return Object.fromEntries(fields.map((field) => [field, toJson(row[field])])) as Response;
  };
}

/** Called with the first row, not at import: a reference may point to an entity that is defined later. */
function visibleFields<Row extends object>(entity: EntityClass<Row>): (keyof Row)[] {
  const schema = EntitySchema.REGISTRY.get(entity);
  if (!schema) throw new Error(`${entity.name} is no entity`);
  return Object.keys(schema.properties).filter((name) => !schema.properties[name].hidden) as (keyof Row)[];
}

function toJson(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : (value ?? null);
}
