import type { ObjectSchema } from '@vitral/contracts/collections';
import { isEmail } from '@vitral/contracts/email';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { isUUID } from 'class-validator';
import { LRUCache } from 'lru-cache';
import { isCalendarDate, isInstant } from '../platform/validation/dates.ts';
import { cleanText, isWebUrl } from '../platform/validation/text.ts';

const MOST_REPORTED = 20;
const LONGEST_REPORTED = 200;
const MOST_VALIDATORS = 200;

const FORMATS = {
  date: isCalendarDate,
  'date-time': isInstant,
  email: isEmail,
  uri: isWebUrl,
  uuid: (text: string) => isUUID(text),
};

const validators = new LRUCache<string, ValidateFunction>({ max: MOST_VALIDATORS });

/** Creates a separate validator for each schema, since Ajv never forgets one. Schemas have passed `wrongKeyword`. */
function validatorOf(schema: ObjectSchema): ValidateFunction {
  const key = JSON.stringify(schema);
  const known = validators.get(key);
  if (known) return known;
  const ajv = new Ajv({
    allErrors: true,
    formats: FORMATS,
    logger: false,
    meta: false,
    ownProperties: true,
    strictTuples: false,
    validateSchema: false,
  });
  const made = ajv.compile(schema);
  validators.set(key, made);
  return made;
}

/** Returns the broken rules of a document, such as `title:maxLength`; none for a valid one. */
export function brokenRules(schema: ObjectSchema, data: unknown): string[] {
  const validate = validatorOf(schema);
  if (validate(data)) return [];
  return (validate.errors ?? [])
    .slice(0, MOST_REPORTED)
    .map((error) => ruleOf(error).slice(0, LONGEST_REPORTED));
}

function ruleOf({ instancePath, keyword, params }: ErrorObject): string {
  const path = instancePath.slice(1).replaceAll('/', '.');
  const { missingProperty, additionalProperty } = params as Record<string, string | undefined>;
  const field = [path, missingProperty ?? additionalProperty].filter(Boolean).join('.');
  // The name that DTOs give this rule.
  return `${field}:${keyword === 'additionalProperties' ? 'whitelistValidation' : keyword}`;
}

/** Returns whether a value is valid for a field. */
export const fits = ({ properties }: ObjectSchema, field: string, value: unknown): boolean => {
  const own = properties[field];
  const schema: ObjectSchema = {
    type: 'object',
    properties: own ? { [field]: own } : {},
    additionalProperties: false,
  };
  return brokenRules(schema, { [field]: value }).length === 0;
};

/** Returns a value whose texts contain no characters that are invisible or cannot be stored. */
export function withCleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(withCleanTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, withCleanTexts(inner)]));
}
