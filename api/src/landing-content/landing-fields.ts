import { applyDecorators } from '@nestjs/common';
import { isPhoneNumber } from '@vitral/contracts/notifications';
import { LIMITS } from '@vitral/contracts/limits';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { Instant } from '../platform/validation/dates.ts';
import { isLink } from '../platform/validation/is-link.ts';
import { cleanLine, cleanText, isWebUrl, passes } from '../platform/validation/text.ts';

type Clean = (text: string) => string;

const cleaned = (clean: Clean) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? clean(value) : value));

/** Blank text counts as absent and is not stored. */
const cleanOrAbsent = (clean: Clean) =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? clean(value) || undefined : (value ?? undefined),
  );

const text = (max: number) => applyDecorators(IsString(), MaxLength(max));

export const LandingLine = () => applyDecorators(cleaned(cleanLine), text(LIMITS.landingLine));
export const LandingText = () => applyDecorators(cleaned(cleanText), text(LIMITS.landingText));
export const OptionalLandingLine = () =>
  applyDecorators(cleanOrAbsent(cleanLine), IsOptional(), text(LIMITS.landingLine));
export const OptionalLandingText = () =>
  applyDecorators(cleanOrAbsent(cleanText), IsOptional(), text(LIMITS.landingText));

/** A text next to others on one line. */
export const OptionalActionText = () =>
  applyDecorators(cleanOrAbsent(cleanLine), IsOptional(), text(LIMITS.landingAction));

export const OptionalInstant = () => applyDecorators(cleanOrAbsent(cleanLine), IsOptional(), Instant());

export const OptionalEmail = () =>
  applyDecorators(cleanOrAbsent(cleanLine), IsOptional(), IsEmail(), MaxLength(LIMITS.email));

export const OptionalPhoneNumber = () =>
  applyDecorators(cleanOrAbsent(cleanLine), IsOptional(), passes('isPhoneNumber', isPhoneNumber));

const webUrl = (validate: (value: unknown) => boolean) =>
  applyDecorators(
    cleanOrAbsent(cleanText),
    IsOptional(),
    ValidateBy({ name: 'isWebAddress', validator: { validate } }),
  );

/** Returns whether a text is a link that the frame of a page may have; scripts use its anchor as a selector. */
export const isFrameLink = (text: string): boolean => isLink(text) && !/^#[^a-z]/i.test(text);

/** A link that staff may set: a web URL, a path, an anchor, an email address or a phone number. */
export const OptionalLink = () =>
  applyDecorators(cleanOrAbsent(cleanText), IsOptional(), passes('isLink', isFrameLink));

/** An http(s) URL. Social networks are never on this site, and the page does not show relative links to them. */
export const OptionalSocialUrl = () => webUrl(isSocialUrl);

export const isSocialUrl = (value: unknown): boolean => isWebUrl(value) && !String(value).startsWith('/');

/** A list of lines, paired by position with the lists in other languages; trailing blank lines are left out. */
export const OptionalPairedLines = () =>
  applyDecorators(
    list((items) => items.map(cleanItem).slice(0, items.findLastIndex((item) => cleanItem(item) !== '') + 1)),
    IsString({ each: true }),
    MaxLength(LIMITS.landingLine, { each: true }),
  );

const cleanItem = (item: unknown) => (typeof item === 'string' ? cleanLine(item) : item);

/** A list of objects; blank ones are left out. */
export const OptionalObjects = (dto: new () => object) =>
  applyDecorators(
    Type(() => dto),
    list((items) => items.filter((item) => !isBlank(item))),
    // Without this check a list of lists would pass as a list of objects.
    IsObject({ each: true }),
    ValidateNested({ each: true }),
  );

/** An empty list counts as absent. */
function list(clean: (items: unknown[]) => unknown[]) {
  const cleanedOrAbsent = ({ value }: { value: unknown }) => {
    if (!Array.isArray(value)) return value ?? undefined;
    const items = clean(value);
    return items.length > 0 ? items : undefined;
  };
  return applyDecorators(
    Transform(cleanedOrAbsent),
    IsOptional(),
    IsArray(),
    ArrayMaxSize(LIMITS.landingList),
  );
}

function isBlank(item: unknown): boolean {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item === '';
  return Object.values(item).every((value) => value === '' || value === undefined);
}
