import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { Allow, OpenToTokens } from '../platform/access/access.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { Viewer } from '../platform/access/viewer.ts';
import {
  ContentBulkDto,
  ContentQuery,
  ContentStatsQuery,
  ContentUpdateDto,
  EvenIfUsedQuery,
} from './content.dto.ts';
import { ContentTrashService } from './content-trash.service.ts';
import { ContentBulkService } from './content-bulk.service.ts';
import { ContentService } from './content.service.ts';
import { ContentUsesService } from './content-uses.service.ts';

@OpenToTokens('content')
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
  deletePermanently(@ItemId() id: string, @Query() meant: EvenIfUsedQuery) {
    return this.trash.deletePermanently(id, meant);
  }
}

@OpenToTokens('content')
@Controller('api/content')
export class ContentController {
  constructor(
    private readonly content: ContentService,
    private readonly bulk: ContentBulkService,
    private readonly contentUses: ContentUsesService,
  ) {}

  /** Lists content items. */
  @Allow('materials.read')
  @Get()
  list(@Viewer() viewer: Viewer, @Query() query: ContentQuery) {
    return this.content.list(viewer, query);
  }

  /** Counts content items and adds up their sizes. */
  @Allow('materials.read')
  @Get('stats')
  stats(@Viewer() viewer: Viewer, @Query() query: ContentStatsQuery) {
    return this.content.stats(viewer, query);
  }

  /** Changes many content items at once. */
  @Allow('content.write')
  @Post('bulk')
  @HttpCode(200)
  change(@Body() change: ContentBulkDto) {
    return this.bulk.change(change);
  }

  /** Returns a content item. */
  @Allow('materials.read')
  @Get(':id')
  get(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.content.get(viewer, id);
  }

  /** Changes a content item. */
  @Allow('content.write')
  @Put(':id')
  update(@ItemId() id: string, @Body() input: ContentUpdateDto) {
    return this.content.update(id, input);
  }

  /** Lists where the site uses a content item. */
  @Allow('content.write')
  @Get(':id/uses')
  uses(@ItemId() id: string) {
    return this.contentUses.list(id);
  }

  /** Counts a download of a content item. */
  @Allow('materials.read')
  @OpenToTokens('content', 'read')
  @Post(':id/download')
  @HttpCode(204)
  countDownload(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.content.countDownload(viewer, id);
  }
}
