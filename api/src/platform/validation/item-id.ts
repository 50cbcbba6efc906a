import { Param, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { AppError } from '../errors/app-error.ts';

class ItemIdPipe implements PipeTransform<string, string> {
  transform(id: string): string {
    if (!isUUID(id)) throw new AppError('request.not-found');
    return id;
  }
}

/** An id in the address. What cannot be one names nothing, so it is not found. */
export const ItemId = (name = 'id') => Param(name, ItemIdPipe);
