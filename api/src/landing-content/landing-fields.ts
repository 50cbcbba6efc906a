import { applyDecorators } from '@nestjs/common';
import { LIMITS } from '@vitral/contracts';
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
import { cleanLine, cleanText, isWebAddress } from '../platform/validation/text.ts';

type Clean = (text: string) => string;

const cleaned = (clean: Clean) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? clean(value) : value));

/** What is blank is as good as absent, and is not stored. */
const cleanedOrAbsent = (clean: Clean) =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? clean(value) || undefined : (value ?? undefined),
  );

const text = (max: number) => applyDecorators(IsString(), MaxLength(max));

export const LandingLine = () => applyDecorators(cleaned(cleanLine), text(LIMITS.landingLine));
export const LandingText = () => applyDecorators(cleaned(cleanText), text(LIMITS.landingText));
export const OptionalLandingLine = () =>
  applyDecorators(cleanedOrAbsent(cleanLine), IsOptional(), text(LIMITS.landingLine));
export const OptionalLandingText = () =>
  applyDecorators(cleanedOrAbsent(cleanText), IsOptional(), text(LIMITS.landingText));

export const OptionalEmail = () =>
  applyDecorators(cleanedOrAbsent(cleanLine), IsOptional(), IsEmail(), MaxLength(LIMITS.email));

const webAddress = (validate: (value: unknown) => boolean) =>
  applyDecorators(
    cleanedOrAbsent(cleanText),
    IsOptional(),
    ValidateBy({ name: 'isWebAddress', validator: { validate } }),
  );

/** An http(s) address or a path on this site. */
export const OptionalSiteAddress = () => webAddress(isWebAddress);

/** An http(s) address: no network lives on this site, and the page shows no such link. */
export const OptionalNetworkAddress = () => webAddress(isNetworkAddress);

export function isNetworkAddress(value: unknown): boolean {
  return isWebAddress(value) && !String(value).startsWith('/');
}

/**
 * A list of lines. One that is blank keeps its place among the others, since the list's twin in the other language is
 * read beside it.
 */
export const OptionalLines = () =>
  applyDecorators(
    list((item) => (typeof item === 'string' ? cleanLine(item) : item)),
    IsString({ each: true }),
    MaxLength(LIMITS.landingLine, { each: true }),
  );

/** A list of objects with texts of their own; a blank one keeps its place like a blank line. */
export const OptionalObjects = (dto: new () => object) =>
  applyDecorators(
    Type(() => dto),
    list((item) => item),
    // Else a list of lists would pass for a list of objects.
    IsObject({ each: true }),
    ValidateNested({ each: true }),
  );

/** Blank items at the end are left out, and so is a list in which nothing is left. */
function list(clean: (item: unknown) => unknown) {
  const absentOrClean = ({ value }: { value: unknown }) => {
    if (!Array.isArray(value)) return value ?? undefined;
    const items = value.map(clean);
    const kept = items.slice(0, items.findLastIndex((item) => !isBlank(item)) + 1);
    return kept.length > 0 ? kept : undefined;
  };
  return applyDecorators(Transform(absentOrClean), IsOptional(), IsArray(), ArrayMaxSize(LIMITS.landingList));
}

function isBlank(item: unknown): boolean {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item === '';
  return Object.values(item).every((value) => value === '' || value === undefined);
}
