import { Controller, Delete, HttpCode, Post, Query } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { EvenIfUsedQuery } from './content.dto.ts';
import { ContentTrashService } from './content-trash.service.ts';

@Controller('api/content')
export class ContentTrashController {
  constructor(private readonly trash: ContentTrashService) {}

  /** Moves a content item to the trash. */
  @Allow('content.write')
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string, @Query() meant: EvenIfUsedQuery) {
    return this.trash.remove(id, meant);
  }

  /** Takes a content item out of the trash. */
  @Allow('content.write')
  @Post(':id/restore')
  @HttpCode(200)
  restore(@ItemId() id: string) {
    return this.trash.restore(id);
  }

  /** Deletes a content item of the trash and its file permanently. */
  @Allow('content.write')
  @Delete(':id/permanently')
  @HttpCode(204)
  removeForGood(@ItemId() id: string, @Query() meant: EvenIfUsedQuery) {
    return this.trash.removeForGood(id, meant);
  }
}
