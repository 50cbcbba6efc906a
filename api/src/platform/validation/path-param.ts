import { Param } from '@nestjs/common';
import { AppError } from '../errors/app-error.ts';

const notFound = () => new AppError('request.not-found');

/** A parameter in the path, read by `parse`. Responds with 404 if `parse` returns nothing for it. */
export const pathParam = <Value extends string>(
  name: string,
  parse: (text: string) => Value | false | undefined,
  refusal: (text: string) => AppError = notFound,
): ParameterDecorator =>
  Param(name, {
    transform: (text: string): Value => {
      const value = parse(text);
      if (!value) throw refusal(text);
      return value;
    },
  });

/** Returns a parser that accepts the texts of a list. */
export const oneOf =
  <Value extends string>(known: readonly Value[]) =>
  (text: string): Value | undefined =>
    known.find((each) => each === text);
