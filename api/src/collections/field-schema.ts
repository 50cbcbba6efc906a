import { COLLECTION_LIMITS as LIMITS, TEXT_FORMATS } from '@vitral/contracts/collections';
import { type Check, isRecord, isText, listOf, optional } from '../platform/validation/shapes.ts';
import { cleanText } from '../platform/validation/text.ts';

const NAME = /^[a-z][A-Za-z0-9]*$/;
const MOST_DESCRIBED = 300;
const LARGEST = 1e15;
/** Fields that the server adds to each document. */
const RESERVED = ['id', 'createdAt', 'updatedAt', 'version'];

/** A name that no JavaScript object has as an inherited property. */
export const isFieldName: Check = (value) =>
  isText(LIMITS.name, NAME)(value) && !(String(value) in {}) && !RESERVED.includes(String(value));

export const isCleanText =
  (most: number): Check =>
  (value) =>
    isText(most)(value) && cleanText(String(value)) === value;

const isCount =
  (most: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
const isBound: Check = (value) => typeof value === 'number' && Math.abs(value) <= LARGEST;
const isFormat: Check = (value) => TEXT_FORMATS.some((format) => format === value);
const isOptions: Check = (value) =>
  Array.isArray(value) && value.length > 0 && listOf(isCleanText(LIMITS.indexedText), LIMITS.options)(value);

const DESCRIBED = {
  type: () => true,
  title: optional(isCleanText(MOST_DESCRIBED)),
  description: optional(isCleanText(MOST_DESCRIBED)),
};
const NUMBER = { ...DESCRIBED, minimum: optional(isBound), maximum: optional(isBound) };

/** The keywords of each type, with checks of their values. `properties` and `items` are checked on the way down. */
const KEYWORDS: Record<string, Record<string, Check>> = {
  string: {
    ...DESCRIBED,
    minLength: optional(isCount(LIMITS.text)),
    maxLength: optional(isCount(LIMITS.text)),
    format: optional(isFormat),
    enum: optional(isOptions),
  },
  number: NUMBER,
  integer: NUMBER,
  boolean: DESCRIBED,
  array: {
    ...DESCRIBED,
    items: isRecord,
    minItems: optional(isCount(LIMITS.list)),
    maxItems: isCount(LIMITS.list),
  },
  object: {
    ...DESCRIBED,
    properties: isRecord,
    required: optional(listOf(isFieldName, LIMITS.fields)),
    additionalProperties: (value) => value === false,
  },
};

interface Budget {
  fields: number;
}

/**
 * Returns the path of the first keyword that a field of a collection may not have, such as `title.pattern`; null if
 * there is none. Refuses the rest of JSON Schema: references, conditions and patterns cannot be limited or compared.
 */
export function wrongKeyword(schema: unknown, budget: Budget = { fields: 0 }, depth = 1): string | null {
  if (!isRecord(schema)) return 'type';
  const type = String(schema['type']);
  const keywords = Object.hasOwn(KEYWORDS, type) ? KEYWORDS[type] : undefined;
  if (!keywords || typeof schema['type'] !== 'string' || depth > LIMITS.depth) return 'type';
  const wrong =
    Object.keys(schema).find((keyword) => !isAllowed(keyword, keywords, depth)) ??
    Object.keys(keywords).find((keyword) => !keywords[keyword]?.(schema[keyword]));
  if (wrong !== undefined) return wrong;
  if (type === 'string' && !isBounded(schema)) return 'maxLength';
  if (type === 'array') return within('items', wrongKeyword(schema['items'], budget, depth + 1));
  return type === 'object' ? wrongProperty(schema, budget, depth) : null;
}

/** Only a top-level field of the document, at depth 2, may have a default. */
const isAllowed = (keyword: string, keywords: Record<string, Check>, depth: number): boolean =>
  Object.hasOwn(keywords, keyword) || (keyword === 'default' && depth === 2);

const isBounded = ({ maxLength, format, enum: options }: Record<string, unknown>): boolean =>
  maxLength !== undefined || options !== undefined || (format !== undefined && format !== 'email');

function wrongProperty(schema: Record<string, unknown>, budget: Budget, depth: number): string | null {
  const properties = schema['properties'] as Record<string, unknown>;
  const required = (schema['required'] ?? []) as string[];
  if (required.some((name) => !Object.hasOwn(properties, name))) return 'required';
  for (const [name, property] of Object.entries(properties)) {
    budget.fields += 1;
    if (!isFieldName(name) || budget.fields > LIMITS.fields) return 'properties';
    const wrong = within(name, wrongKeyword(property, budget, depth + 1));
    if (wrong !== null) return wrong;
  }
  return null;
}

const within = (name: string, wrong: string | null): string | null =>
  wrong === null ? null : `${name}.${wrong}`;
