import { applyDecorators } from '@nestjs/common';
import { isEmail, isUsername, LIMITS } from '@vitral/contracts';
import { MinLength, ValidateBy } from 'class-validator';
import { Line, OptionalText } from './text.ts';

const matches = (name: string, check: (text: string) => boolean) =>
  ValidateBy({ name, validator: { validate: (value) => typeof value === 'string' && check(value) } });

/** A required username. */
export const Username = () =>
  applyDecorators(Line(LIMITS.username), MinLength(LIMITS.usernameMin), matches('isUsername', isUsername));

/** A required email address. */
export const Email = () => applyDecorators(Line(LIMITS.email), matches('isEmail', isEmail));

/** An email address that may be absent; a blank one is stored as null. */
export const OptionalEmail = () => applyDecorators(OptionalText(LIMITS.email), matches('isEmail', isEmail));
