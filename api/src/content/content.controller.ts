import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { ContentQuery } from './content.dto.ts';
import { ContentService } from './content.service.ts';

@Controller('api/content')
export class ContentController {
  constructor(private readonly content: ContentService) {}

  @Allow('materials.read')
  @Get()
  list(@Viewer() viewer: Viewer, @Query() query: ContentQuery) {
    return this.content.list(viewer, query);
  }

  @Allow('materials.read')
  @Post(':id/download')
  @HttpCode(204)
  countDownload(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.content.countDownload(viewer, id);
  }
}
