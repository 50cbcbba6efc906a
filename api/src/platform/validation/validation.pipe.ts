import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { AppError } from '../errors/app-error.ts';
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
        new AppError('request.invalid', { fields: errors.flatMap(broken) }),
    });
  }

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const body = metadata.metatype ? withoutIgnoredFields(value, metadata.metatype) : value;
    return super.transform(body, metadata);
  }
}

/** `field:rule` for each broken rule, with the whole path of a nested field. */
function broken(error: ValidationError): string[] {
  const own = Object.keys(error.constraints ?? {}).map((rule) => `${error.property}:${rule}`);
  const nested = (error.children ?? []).flatMap(broken).map((path) => `${error.property}.${path}`);
  return [...own, ...nested];
}
