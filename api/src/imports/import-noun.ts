import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type ImportedNoun, importPermission, isImportedNoun } from '@vitral/contracts/imports';
import type { Request } from 'express';
import { assertRecentLogin } from '../platform/access/recent-login.ts';
import { isReading } from '../platform/access/route-table.ts';
import { viewerMay } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/app-error.ts';

/**
 * The noun in the path. For people who may not add its items, the request is refused before the handler. Importing accounts
 * needs a recent login, as adding one does.
 */
export const ImportNoun = createParamDecorator((_: unknown, context: ExecutionContext): ImportedNoun => {
  const request = context.switchToHttp().getRequest<Request>();
  const noun = String(request.params['noun']);
  if (!isImportedNoun(noun)) throw new AppError('request.not-found');
  const permission = importPermission(noun);
  if (!viewerMay(request.user ?? null, permission)) throw new AppError('auth.insufficient-permissions');
  if (permission === 'users.write' && !isReading(request)) assertRecentLogin(request);
  return noun;
});
