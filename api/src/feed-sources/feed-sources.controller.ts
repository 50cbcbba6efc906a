import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, OpenToTokens, Polled, Sends } from '../platform/access/access.ts';
import { EDIT_VERBS, ItemHistory } from '../platform/audit/item-history.service.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { Trash } from '../platform/trash/trash.ts';
import { SwitchBulkDto } from '../platform/bulk/bulk.dto.ts';
import { ExportQuery } from '../platform/csv/export-query.dto.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { FeedSourceDto, FeedSourceUpdateDto } from './feed-sources.dto.ts';
import { FEED_SOURCES_CSV } from './feed-sources.csv.ts';
import { FeedSourcesService } from './feed-sources.service.ts';

@OpenToTokens('feed-sources')
@Controller('api/feed-sources')
export class FeedSourcesController {
  constructor(
    private readonly feedSources: FeedSourcesService,
    private readonly trash: Trash,
    private readonly history: ItemHistory,
  ) {}

  /** Lists feed sources. */
  @Allow('social-feeds.read')
  @Polled()
  @Get()
  list() {
    return this.feedSources.list();
  }

  /** Counts feed sources and their posts. */
  @Allow('social-feeds.read')
  @Polled()
  @Get('stats')
  stats() {
    return this.feedSources.stats();
  }

  /** Starts to fetch the posts of all feed sources. */
  @Allow('social-feeds.write')
  @Post('refresh')
  @HttpCode(202)
  refreshAll() {
    return this.feedSources.refreshAll();
  }

  /** Sends the feed sources as CSV. */
  @Allow('social-feeds.write')
  @Get('export')
  @Sends('text/csv')
  async export(
    @Query() query: ExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await FEED_SOURCES_CSV.send(request, response, await this.feedSources.export(query));
  }

  /** Lists the deleted feed sources that can be restored. */
  @Allow('social-feeds.write')
  @Get('trash')
  listTrash(@Query() query: ListQuery) {
    return this.trash.list('feed-sources', query);
  }

  /** Returns a feed source. */
  @Allow('social-feeds.write')
  @Get(':id')
  get(@ItemId() id: string) {
    return this.feedSources.get(id);
  }

  /** Creates a feed source. */
  @Allow('social-feeds.write')
  @Post()
  create(@Body() input: FeedSourceDto) {
    return this.feedSources.create(input);
  }

  /** Switches, deletes or restores many feed sources. */
  @Allow('social-feeds.write')
  @Post('bulk')
  @HttpCode(200)
  changeMany(@Body() input: SwitchBulkDto) {
    return this.feedSources.changeMany(input);
  }

  /** Changes a feed source. */
  @Allow('social-feeds.write')
  @Put(':id')
  update(@ItemId() id: string, @Body() input: FeedSourceUpdateDto) {
    return this.feedSources.update(id, input);
  }

  /** Starts to fetch the posts of a feed source. */
  @Allow('social-feeds.write')
  @Post(':id/refresh')
  @HttpCode(202)
  refresh(@ItemId() id: string) {
    return this.feedSources.refresh(id);
  }

  /** Deletes a feed source. */
  @Allow('social-feeds.write')
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.feedSources.remove(id);
  }

  /** Erases a deleted feed source before its days in the trash end. */
  @Allow('social-feeds.write')
  @Delete(':id/permanently')
  @HttpCode(204)
  erase(@ItemId() id: string) {
    return this.trash.erase('feed-sources', id);
  }

  /** Restores a deleted feed source, with its posts. */
  @Allow('social-feeds.write')
  @Post(':id/restore')
  @HttpCode(200)
  restore(@ItemId() id: string) {
    return this.feedSources.restore(id);
  }

  /** Lists what was done to a feed source. */
  @Allow('social-feeds.write')
  @Get(':id/history')
  entries(@ItemId() id: string, @Query() query: ListQuery) {
    return this.history.entries('feed-sources', id, query, EDIT_VERBS);
  }
}
