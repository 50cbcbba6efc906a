import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { NEW_ITEM } from '@vitral/contracts/item-urls';
import { unsavedInputNoun, type UnsavedInputNoun } from '@vitral/contracts/unsaved-inputs';
import { isUUID } from 'class-validator';
import type { Request } from 'express';
import type { Viewer } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { pathParam } from '../platform/validation/path-param.ts';

/** A form of the console: for an existing item, or for a new one. */
export interface ItemForm {
  noun: UnsavedInputNoun;
  itemId: string;
}

/** The noun in the path; responds with 404 for a noun whose forms store no unsaved input. */
export const FormNoun = () => pathParam('noun', unsavedInputNoun);

/** The id of an item in the path, or `new`; an invalid one responds with 404. */
export const FormItem = () =>
  pathParam('itemId', (id) => (id === NEW_ITEM || isUUID(id)) && id.toLowerCase());

/**
 * The viewer; responds with 412 if `userId` in the query names another user. A form still stores the input of its author after
 * somebody else has logged in, in another tab for example.
 */
export const FormAuthor = createParamDecorator((_: unknown, context: ExecutionContext): Viewer | null => {
  const { user = null, query } = context.switchToHttp().getRequest<Request>();
  if (user && query.userId !== undefined && query.userId !== user.id)
    throw new AppError('request.precondition-failed');
  return user;
});
