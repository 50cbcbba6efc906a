import { AppError } from '../errors/app-error.ts';

/** More than any call takes. What validates a body walks all that it is given, so these hold before it. */
const DEEPEST = 12;
const LONGEST_LIST = 200;
const MOST_VALUES = 5000;

/** Of what is told: a field may be called anything. */
const LONGEST_PATH = 150;

/** To programs these are no names of fields, so that readers tend to drop them without a word. */
const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype'];

interface Place {
  value: object;
  path: string;
  depth: number;
}

/**
 * Throws request.invalid for what was parsed from a request and is too deep or too long, or has a key that is refused at any
 * depth. Neither the depth nor the number of values of what it is given can harm it.
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
