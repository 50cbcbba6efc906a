import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { AppError } from '../errors/app-error.ts';
import { checkShape, withoutIgnoredFields } from './check-shape.ts';

@Injectable()
export class RequestPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      transform: true,
      exceptionFactory: (errors: ValidationError[]) =>
        new AppError('request.invalid', { fields: reported(errors) }),
    });
  }

  /** Refuses NUL in path parameters. Checks the shape of queries, and of bodies beside a file, which no reader has checked. */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'param' && String(value).includes('\0')) throw new AppError('request.not-found');
    if (metadata.type !== 'custom') checkShape(value);
    const body = metadata.metatype ? withoutIgnoredFields(value, metadata.metatype) : value;
    return super.transform(body, metadata);
  }
}

/** Limits of the reported problems, since clients can send arbitrary field names. */
const MOST_REPORTED = 20;
const LONGEST_REPORTED = 200;

const reported = (errors: ValidationError[]) =>
  errors
    .flatMap(brokenRules)
    .slice(0, MOST_REPORTED)
    .map((problem) => problem.slice(0, LONGEST_REPORTED));

function brokenRules(error: ValidationError): string[] {
  const own = Object.keys(error.constraints ?? {}).map((rule) => `${error.property}:${rule}`);
  const nested = (error.children ?? []).flatMap(brokenRules).map((path) => `${error.property}.${path}`);
  return [...own, ...nested];
}
