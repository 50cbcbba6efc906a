import { Param, type PipeTransform } from '@nestjs/common';
import { VIEWED_LIST_NAMES, type ViewedList as ListName } from '@vitral/contracts/saved-views';
import { AppError } from '../platform/errors/app-error.ts';

class ViewedListPipe implements PipeTransform<string, ListName> {
  transform(name: string): ListName {
    const list = VIEWED_LIST_NAMES.find((known) => known === name);
    if (!list) throw new AppError('request.not-found');
    return list;
  }
}

/** The name of a list in the path; an unknown one responds with 404. */
export const ViewedList = () => Param('list', ViewedListPipe);
