import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isModuleName } from '@vitral/contracts/modules';
import type { Request } from 'express';
import { AppError } from '../platform/errors/app-error.ts';

/** The module that the path names; another text responds with 404. */
export const ModuleInPath = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { module } = context.switchToHttp().getRequest<Request>().params;
  if (typeof module !== 'string' || !isModuleName(module)) throw new AppError('module-settings.not-found');
  return module;
});
