import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { AppError } from '../errors/app-error.ts';
import { checkShape } from './check-shape.ts';
import { withoutIgnoredFields } from './ignored-fields.ts';

/** Checks every DTO against its declaration and refuses what it does not declare. */
@Injectable()
export class RequestPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      transform: true,
      exceptionFactory: (errors: ValidationError[]) =>
        new AppError('request.invalid', { fields: told(errors) }),
    });
  }

  /** No name in the database or on a disk has a null. Bodies were looked at by their readers, but for those beside a file; queries were not. */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'param' && String(value).includes('\0')) throw new AppError('request.not-found');
    if (metadata.type !== 'custom') checkShape(value);
    const body = metadata.metatype ? withoutIgnoredFields(value, metadata.metatype) : value;
    return super.transform(body, metadata);
  }
}

/** Whoever reads these has enough to do with them; and a field may be called anything. */
const MOST_TOLD = 20;
const LONGEST_TOLD = 200;

const told = (errors: ValidationError[]) =>
  errors
    .flatMap(broken)
    .slice(0, MOST_TOLD)
    .map((problem) => problem.slice(0, LONGEST_TOLD));

/** `field:rule` for each broken rule, with the whole path of a nested field. */
function broken(error: ValidationError): string[] {
  const own = Object.keys(error.constraints ?? {}).map((rule) => `${error.property}:${rule}`);
  const nested = (error.children ?? []).flatMap(broken).map((path) => `${error.property}.${path}`);
  return [...own, ...nested];
}
