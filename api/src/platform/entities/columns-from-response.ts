import {
  type EntityClass,
  type EntityProperty,
  ReferenceKind,
  type RequiredEntityData,
} from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Returns the columns of a row from its response: dates from ISO strings, and null for a reference to a row that no
 * longer exists. Leaves out fields without a column.
 */
export async function columnsFromResponse<Row extends object>(
  em: EntityManager,
  entity: EntityClass<Row>,
  response: Readonly<Record<string, unknown>>,
): Promise<RequiredEntityData<Row>> {
  const columns: Record<string, unknown> = {};
  for (const property of Object.values<EntityProperty>(em.getMetadata().get(entity).properties)) {
    if (property.name in response && !property.generated)
      columns[property.name] = await columnValue(em, property, response[property.name]);
  }
  return columns as RequiredEntityData<Row>;
}

async function columnValue(em: EntityManager, property: EntityProperty, value: unknown): Promise<unknown> {
  if (value === null) return null;
  if (property.runtimeType === 'Date' && typeof value === 'string') return new Date(value);
  if (property.kind !== ReferenceKind.MANY_TO_ONE || !property.targetMeta) return value;
  const isThere = (await em.count(property.targetMeta.class, { id: value })) > 0;
  return isThere ? value : null;
}
