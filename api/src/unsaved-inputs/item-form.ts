import { Param, type PipeTransform } from '@nestjs/common';
import { NEW_ITEM } from '@vitral/contracts/item-urls';
import { unsavedInputNoun, type UnsavedInputNoun } from '@vitral/contracts/unsaved-inputs';
import { isUUID } from 'class-validator';
import { AppError } from '../platform/errors/app-error.ts';

/** A form of the console: that of an item, or of a new one. */
export interface ItemForm {
  noun: UnsavedInputNoun;
  itemId: string;
}

class NounPipe implements PipeTransform<string, UnsavedInputNoun> {
  transform(name: string): UnsavedInputNoun {
    const noun = unsavedInputNoun(name);
    if (!noun) throw new AppError('request.not-found');
    return noun;
  }
}

class FormItemPipe implements PipeTransform<string, string> {
  transform(id: string): string {
    if (id !== NEW_ITEM && !isUUID(id)) throw new AppError('request.not-found');
    return id.toLowerCase();
  }
}

/** The noun in the path; one whose forms store no unsaved input responds with 404. */
export const FormNoun = () => Param('noun', NounPipe);

/** The id of an item in the path, or `new`; an invalid one responds with 404. */
export const FormItem = () => Param('itemId', FormItemPipe);
