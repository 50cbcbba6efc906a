import { Param, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { AppError } from '../errors/app-error.ts';

class ItemIdPipe implements PipeTransform<string, string> {
  transform(id: string): string {
    if (!isUUID(id)) throw new AppError('request.not-found');
    return id;
  }
}

/** An id in the path; an invalid one responds with 404. */
export const ItemId = (name = 'id') => Param(name, ItemIdPipe);
