import { Controller, Get, Query } from '@nestjs/common';
import { Public } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ListQuery } from '../platform/validation/list-query.dto.ts';
import { SocialFeedsService } from './social-feeds.service.ts';

@Controller('api/social-feeds')
export class SocialFeedsController {
  constructor(private readonly socialFeeds: SocialFeedsService) {}

  @Public()
  @Get()
  list(@Viewer() viewer: Viewer | null, @Query() query: ListQuery) {
    return this.socialFeeds.list(viewer, query);
  }
}
