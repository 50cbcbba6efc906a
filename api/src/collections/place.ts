import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { COLLECTION_LIMITS } from '@vitral/contracts/collections';
import type { Request } from 'express';
import { AppError } from '../platform/errors/app-error.ts';

/** Names a collection, as its URL does. */
export interface Place {
  module: string;
  collection: string;
}

const MODULE = /^[a-z]+(-[a-z]+)*$/;
export const COLLECTION_NAME = /^[a-z]+(-[a-z0-9]+)*$/;

const isName = (text: unknown, pattern: RegExp): text is string =>
  typeof text === 'string' && text.length <= COLLECTION_LIMITS.name && pattern.test(text);

/** The collection that the path names; another text responds with 404. */
export const PlaceInPath = createParamDecorator((_: unknown, context: ExecutionContext): Place => {
  const { module, collection } = context.switchToHttp().getRequest<Request>().params;
  if (!isName(module, MODULE) || !isName(collection, COLLECTION_NAME))
    throw new AppError('collections.not-found');
  return { module, collection };
});

/** Returns the collection whose list has this path; null for another path. */
export function placeOfPath(path: string): Place | null {
  const [, module, collection] = /^\/api\/collections\/([^/?]+)\/([^/?]+)$/.exec(path) ?? [];
  return isName(module, MODULE) && isName(collection, COLLECTION_NAME) ? { module, collection } : null;
}
