import { NEW_ITEM } from '@vitral/contracts/item-urls';
import { unsavedInputNoun, type UnsavedInputNoun } from '@vitral/contracts/unsaved-inputs';
import { isUUID } from 'class-validator';
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
