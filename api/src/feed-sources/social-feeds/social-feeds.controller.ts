import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, OpenToTokens, Polled, Public, Sends } from '../../platform/access/access.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import { ItemHistory } from '../../platform/audit/item-history.service.ts';
import { SwitchBulkDto } from '../../platform/bulk/bulk.dto.ts';
import { ListQuery } from '../../platform/lists/list-query.dto.ts';
import { ItemId } from '../../platform/validation/item-id.ts';
import {
  SocialFeedDto,
  SocialFeedsQuery,
  SocialFeedUpdateDto,
  SocialFeedsExportQuery,
} from './social-feeds.dto.ts';
import { SOCIAL_FEEDS_CSV } from './social-feeds.csv.ts';
import { SocialFeedsService } from './social-feeds.service.ts';

@OpenToTokens('social-feeds')
@Controller('api/social-feeds')
export class SocialFeedsController {
  constructor(
    private readonly socialFeeds: SocialFeedsService,
    private readonly history: ItemHistory,
  ) {}

  /** Lists posts: visitors get the active ones. */
  @Public()
  @Polled()
  @Get()
  list(@Viewer() viewer: Viewer | null, @Query() query: SocialFeedsQuery) {
    return this.socialFeeds.list(viewer, query);
  }

  /** Lists the latest active posts. */
  @Public()
  @Get('latest')
  latest() {
    return this.socialFeeds.latest();
  }

  /** Lists the deleted posts that can be restored. */
  @Allow('social-feeds.write')
  @Get('trash')
  trash(@Query() query: ListQuery) {
    return this.history.trash('social-feeds', query);
  }

  /** Sends the posts of a filter as CSV. */
  @Allow('social-feeds.write')
  @Get('export')
  @Sends('text/csv')
  async export(
    @Query() query: SocialFeedsExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await SOCIAL_FEEDS_CSV.send(request, response, await this.socialFeeds.export(query));
  }

  /** Returns a post. */
  @Allow('social-feeds.write')
  @Get(':id')
  get(@ItemId() id: string) {
    return this.socialFeeds.get(id);
  }

  /** Creates a post. */
  @Allow('social-feeds.write')
  @Post()
  create(@Body() input: SocialFeedDto) {
    return this.socialFeeds.create(input);
  }

  /** Switches, deletes or restores many posts. */
  @Allow('social-feeds.write')
  @Post('bulk')
  @HttpCode(200)
  changeMany(@Query() query: SocialFeedsExportQuery, @Body() input: SwitchBulkDto) {
    return this.socialFeeds.changeMany(query, input);
  }

  /** Changes a post. */
  @Allow('social-feeds.write')
  @Put(':id')
  update(@ItemId() id: string, @Body() input: SocialFeedUpdateDto) {
    return this.socialFeeds.update(id, input);
  }

  /** Deletes a post. */
  @Allow('social-feeds.write')
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.socialFeeds.remove(id);
  }

  /** Restores a deleted post. */
  @Allow('social-feeds.write')
  @Post(':id/restore')
  @HttpCode(200)
  restore(@ItemId() id: string) {
    return this.socialFeeds.restore(id);
  }

  /** Lists what was done to a post. */
  @Allow('social-feeds.write')
  @Get(':id/history')
  entries(@ItemId() id: string, @Query() query: ListQuery) {
    return this.history.entries('social-feeds', id, query);
  }
}
