import 'reflect-metadata';
import { AppError } from '../errors/app-error.ts';

/** Limits that exceed every valid body. Checked before the validation, which walks through everything in a body. */
const DEEPEST = 12;
const LONGEST_LIST = 250;
const MOST_VALUES = 5000;

/** Maximum characters of a path in an error, since clients can send arbitrary field names. */
const LONGEST_PATH = 150;

/** Keys with a special meaning in JavaScript, which parsers tend to drop silently. */
const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype'];

interface Place {
  value: object;
  path: string;
  depth: number;
}

/**
 * Throws `request.invalid` for parsed input that is too deep or too long, or has a forbidden key at any depth. Iterates without
 * recursion, so that no depth or number of values can harm it.
 */
export function checkShape(parsed: unknown): void {
  const places: Place[] = isObject(parsed) ? [{ value: parsed, path: '', depth: 1 }] : [];
  let count = 0;
  for (let place = places.pop(); place; place = places.pop()) {
    const { value, path, depth } = place;
    if (depth > DEEPEST) throw invalid('body:depth');
    if (Array.isArray(value) && value.length > LONGEST_LIST) throw invalid('body:listLength');
    const keys = Object.keys(value);
    count += keys.length;
    if (count > MOST_VALUES) throw invalid('body:count');
    const forbidden = FORBIDDEN_KEYS.find((key) => keys.includes(key));
    if (forbidden !== undefined)
      throw invalid(`${path.slice(-LONGEST_PATH)}${forbidden}:whitelistValidation`);
    for (const [key, inner] of Object.entries(value)) {
      if (isObject(inner)) places.push({ value: inner, path: `${path}${key}.`, depth: depth + 1 });
    }
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const invalid = (problem: string) => new AppError('request.invalid', { fields: [problem] });

const IGNORED_FIELDS = 'vitral:ignored-fields';

/** Names fields, such as read-only ones, that clients may send back without effect (docs/product/calls.md). */
export function IgnoresFields(...fields: string[]): ClassDecorator {
  return (target) => Reflect.defineMetadata(IGNORED_FIELDS, fields, target);
}

export function withoutIgnoredFields(body: unknown, dto: object): unknown {
  const ignored = Reflect.getMetadata(IGNORED_FIELDS, dto) as string[] | undefined;
  if (!ignored || typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([field]) => !ignored.includes(field)));
}
