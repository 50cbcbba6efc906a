import { applyDecorators } from '@nestjs/common';
import { LIMITS } from '@vitral/contracts';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Length, MaxLength, ValidateBy } from 'class-validator';

/** Control characters but for tab and line feed, halves of characters, and the marks that reorder text. */
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** What a person typed, without what cannot be seen or stored. */
export function cleanText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(INVISIBLE, '').trim();
}

/** The same on a single line: a line break in a name would become a header of a mail. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/\s+/g, ' '));
}

/** For `Transform`. */
export const clean = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? cleanText(value) : value;

const cleanedLine = ({ value }: { value: unknown }) => (typeof value === 'string' ? cleanLine(value) : value);

/** For `Transform`; what is blank is null. */
export const cleanOrNull = (source: { value: unknown }) => clean(source) || null;

const cleanOrEmpty = ({ value }: { value: unknown }) => clean({ value: value ?? '' });

/** A required text of at most `max` UTF-16 units. */
export const Text = (max: number) => applyDecorators(Transform(clean), IsString(), Length(1, max));

/** A text that may be absent or blank; both are stored as the empty text. */
export const TextOrEmpty = (max: number) =>
  applyDecorators(Transform(cleanOrEmpty), IsString(), MaxLength(max));

/** A required text on a single line. */
export const Line = (max: number) => applyDecorators(Transform(cleanedLine), IsString(), Length(1, max));

/** A text that may be absent; a blank one is stored as null. */
export const OptionalText = (max: number) =>
  applyDecorators(Transform(cleanOrNull), IsOptional(), IsString(), MaxLength(max));

/** Whether a text is an http(s) address or a path on this site. */
export function isWebAddress(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > LIMITS.url || /[\s\\]/.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

/** An http(s) address or a path on this site; blank is null. */
export const OptionalWebAddress = () =>
  applyDecorators(
    Transform(cleanOrNull),
    IsOptional(),
    ValidateBy({ name: 'isWebAddress', validator: { validate: isWebAddress } }),
  );

/** Whether a text is an address on the web by itself: http or https, nothing else. */
export function isHttpAddress(value: unknown): boolean {
  return isWebAddress(value) && !String(value).startsWith('/');
}

/** A required http(s) address. */
export const HttpAddress = () =>
  applyDecorators(
    Transform(clean),
    ValidateBy({ name: 'isHttpAddress', validator: { validate: isHttpAddress } }),
  );
