import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { COLLECTION_LIMITS } from '@vitral/contracts/collections';
import { isModuleName } from '@vitral/contracts/modules';
import type { Request } from 'express';
import { AppError } from '../platform/errors/app-error.ts';

/** Names a collection, as its URL does. */
export interface Place {
  module: string;
  collection: string;
}

export const COLLECTION_NAME = /^[a-z]+(-[a-z0-9]+)*$/;

const isModule = (text: unknown): text is string => typeof text === 'string' && isModuleName(text);
const isCollection = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= COLLECTION_LIMITS.name && COLLECTION_NAME.test(text);

/** Path parameter with the collection; the response is 404 for any other text. */
export const PlaceInPath = createParamDecorator((_: unknown, context: ExecutionContext): Place => {
  const { module, collection } = context.switchToHttp().getRequest<Request>().params;
  if (!isModule(module) || !isCollection(collection)) throw new AppError('collections.not-found');
  return { module, collection };
});

/** Returns the collection whose list has this path; null for another path. */
export function placeOfPath(path: string): Place | null {
  const [, module, collection] = /^\/api\/collections\/([^/?]+)\/([^/?]+)$/.exec(path) ?? [];
  return isModule(module) && isCollection(collection) ? { module, collection } : null;
}
