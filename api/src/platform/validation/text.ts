import { applyDecorators } from '@nestjs/common';
import { isUsername } from '@vitral/contracts/accounts';
import { isEmail } from '@vitral/contracts/email';
import { LIMITS } from '@vitral/contracts/limits';
import { Transform } from 'class-transformer';
import {
  IsOptional,
  IsString,
  Length,
  MaxLength,
  ValidateBy,
  type ValidationOptions,
  MinLength,
} from 'class-validator';

/** A validation rule for texts; other values break it. */
export const passes = (name: string, check: (value: string) => boolean, options?: ValidationOptions) =>
  ValidateBy(
    { name, validator: { validate: (value) => typeof value === 'string' && check(value) } },
    options,
  );

/** Control characters except tab and line feed, lone surrogates, and bidirectional control characters. */
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Removes the characters of a typed text that are invisible or cannot be stored. */
export function cleanText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(INVISIBLE, '').trim();
}

/** Does the same for a single line: a line break in a name could add a header to an email. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/\s+/g, ' '));
}

export const clean = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? cleanText(value) : value;

const cleanedLine = ({ value }: { value: unknown }) => (typeof value === 'string' ? cleanLine(value) : value);

export const cleanOrNull = (source: { value: unknown }) => clean(source) || null;

export const cleanLineOrNull = (source: { value: unknown }) => cleanedLine(source) || null;

const cleanOrEmpty = ({ value }: { value: unknown }) => clean({ value: value ?? '' });

/** A required text of at most `max` UTF-16 units. */
export const Text = (max: number) => applyDecorators(Transform(clean), IsString(), Length(1, max));

/** A text that may be absent or blank; both are stored as the empty text. */
export const TextOrEmpty = (max: number) =>
  applyDecorators(Transform(cleanOrEmpty), IsString(), MaxLength(max));

export const Line = (max: number) => applyDecorators(Transform(cleanedLine), IsString(), Length(1, max));

/** A text that may be absent; a blank one is stored as null. */
export const OptionalText = (max: number) =>
  applyDecorators(Transform(cleanOrNull), IsOptional(), IsString(), MaxLength(max));

/** A single line that may be absent; a blank one is stored as null. */
export const OptionalLine = (max: number) =>
  applyDecorators(Transform(cleanLineOrNull), IsOptional(), IsString(), MaxLength(max));

export function isWebUrl(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > LIMITS.url || /[\s\\]/.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

/** An http(s) URL or a path on this site; blank is null. */
export const OptionalUrlOrPath = () =>
  applyDecorators(Transform(cleanOrNull), IsOptional(), passes('isWebAddress', isWebUrl));

export function isHttpUrl(value: unknown): boolean {
  return isWebUrl(value) && !String(value).startsWith('/');
}

export const HttpUrl = () => applyDecorators(Transform(clean), passes('isHttpAddress', isHttpUrl));

/** A boolean query parameter, `true` or `false`. */
export const Switch = () =>
  Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value));

export const Username = () =>
  applyDecorators(Line(LIMITS.username), MinLength(LIMITS.usernameMin), passes('isUsername', isUsername));

export const Email = () => applyDecorators(Line(LIMITS.email), passes('isEmail', isEmail));

/** An email address that may be absent; a blank one is stored as null. */
export const OptionalEmail = () => applyDecorators(OptionalText(LIMITS.email), passes('isEmail', isEmail));
