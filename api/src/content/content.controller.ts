import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { ContentBulkDto } from './content-bulk.dto.ts';
import { ContentBulkService } from './content-bulk.service.ts';
import { ContentStatsService } from './content-stats.service.ts';
import { ContentUsesService } from './content-uses.service.ts';
import { ContentQuery, ContentStatsQuery, ContentUpdateDto } from './content.dto.ts';
import { ContentService } from './content.service.ts';

@Controller('api/content')
export class ContentController {
  constructor(
    private readonly content: ContentService,
    private readonly counts: ContentStatsService,
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
    return this.counts.read(viewer, query);
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
  @Post(':id/download')
  @HttpCode(204)
  countDownload(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.content.countDownload(viewer, id);
  }
}
