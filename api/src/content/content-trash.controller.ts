import { Controller, Delete, HttpCode, Post, Query } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { EvenIfUsedQuery } from './even-if-used.dto.ts';
import { ContentTrashService } from './content-trash.service.ts';

@Controller('api/content')
export class ContentTrashController {
  constructor(private readonly trash: ContentTrashService) {}

  @Allow('content.write')
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string, @Query() meant: EvenIfUsedQuery) {
    return this.trash.remove(id, meant);
  }

  @Allow('content.write')
  @Post(':id/restore')
  @HttpCode(200)
  restore(@ItemId() id: string) {
    return this.trash.restore(id);
  }

  @Allow('content.write')
  @Delete(':id/permanently')
  @HttpCode(204)
  removeForGood(@ItemId() id: string, @Query() meant: EvenIfUsedQuery) {
    return this.trash.removeForGood(id, meant);
  }
}
