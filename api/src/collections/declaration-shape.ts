import { isDeepStrictEqual } from 'node:util';
import {
  type CollectionDeclaration,
  COLLECTION_LIMITS as LIMITS,
  type FieldSchema,
} from '@vitral/contracts/collections';
import {
  isLower,
  MODULE_PERMISSION_LIMITS,
  type PermissionDeclaration,
  proposedRole,
} from '@vitral/contracts/module-permissions';
import {
  type Check,
  type Fields,
  isRecord,
  isText,
  listOf,
  optional,
  recordOf,
  shape,
  wrongFieldOf,
} from '../platform/validation/shapes.ts';
import { fits, withCleanTexts } from './document-checks.ts';
import { isFieldName, wrongKeyword } from './field-schema.ts';
import { COLLECTION_NAME } from './place.ts';

/** A role, or a permission that `wrongReference` looks up. */
const isAccess = isText(MODULE_PERMISSION_LIMITS.name);
const isPositive =
  (most: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;

const DECLARATION: Fields = {
  name: isText(LIMITS.name, COLLECTION_NAME),
  label: isFieldName,
  schema: (value) => isRecord(value) && value['type'] === 'object',
  permissions: shape({ read: isAccess, write: isAccess }),
  public: optional((value) => value === true || isFieldName(value)),
  indexes: optional(listOf(isFieldName, LIMITS.indexes)),
  renames: optional(recordOf(isFieldName, listOf(isFieldName, LIMITS.formerNames), LIMITS.fields)),
  maxDocuments: optional(isPositive(LIMITS.documents)),
  maxBytes: optional(isPositive(LIMITS.documentBytes)),
};

/** Returns the path of the first invalid field in the `collections` of a descriptor, such as `[0].schema.title.pattern`; null if there is none. */
export function wrongCollection(value: unknown, own: readonly PermissionDeclaration[] = []): string | null {
  if (value === undefined) return null;
  if (!Array.isArray(value) || value.length > LIMITS.collections) return '';
  for (const [index, declaration] of value.entries()) {
    const wrong = wrongDeclaration(declaration, own);
    if (wrong !== null) return `[${index}].${wrong}`;
    const { name } = declaration as CollectionDeclaration;
    const isTwice = value.slice(0, index).some((other: CollectionDeclaration) => other.name === name);
    if (isTwice) return `[${index}].name`;
  }
  return null;
}

function wrongDeclaration(value: unknown, own: readonly PermissionDeclaration[]): string | null {
  const unknown = isRecord(value) && Object.keys(value).find((name) => !Object.hasOwn(DECLARATION, name));
  const wrong = wrongFieldOf(value, DECLARATION) ?? (unknown || null);
  if (wrong !== null) return wrong;
  const declaration = value as CollectionDeclaration;
  const keyword = wrongKeyword(declaration.schema);
  return keyword === null ? wrongReference(declaration, own) : `schema.${keyword}`;
}

/**
 * Finds field names that the schema lacks or that belong to fields of the wrong kind, and defaults that their own
 * fields do not accept.
 */
function wrongReference(
  declaration: CollectionDeclaration,
  own: readonly PermissionDeclaration[],
): string | null {
  const { label, schema, permissions, indexes = [], renames = {} } = declaration;
  const fieldOf = (name: string) =>
    Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
  if (fieldOf(label)?.type !== 'string' || !schema.required?.includes(label)) return 'label';
  const [readers, writers] = [proposedRole(own, permissions.read), proposedRole(own, permissions.write)];
  if (!readers || !writers) return 'permissions';
  if (isLower(writers, readers)) return 'permissions.write';
  if (new Set(indexes).size < indexes.length || !indexes.every((name) => isIndexable(fieldOf(name))))
    return 'indexes';
  if (typeof declaration.public === 'string' && !isSwitchIndexed(declaration, declaration.public))
    return 'public';
  const former = Object.values(renames).flat();
  const isMistaken = former.some(fieldOf) || new Set(former).size < former.length;
  if (isMistaken || !Object.keys(renames).every(fieldOf)) return 'renames';
  const wrong = Object.entries(schema.properties).find(
    ([name, { default: value }]) =>
      value !== undefined && !(fits(schema, name, value) && isDeepStrictEqual(withCleanTexts(value), value)),
  );
  return wrong ? `schema.${wrong[0]}.default` : null;
}

const isSwitchIndexed = ({ schema, indexes = [] }: CollectionDeclaration, name: string): boolean =>
  schema.properties[name]?.type === 'boolean' && indexes.includes(name);

function isIndexable(field: FieldSchema | undefined): boolean {
  if (!field || field.type === 'array' || field.type === 'object') return false;
  if (field.type !== 'string' || field.enum) return true;
  const isShort = field.maxLength !== undefined && field.maxLength <= LIMITS.indexedText;
  return isShort || ['date', 'date-time', 'uuid'].includes(field.format ?? '');
}
