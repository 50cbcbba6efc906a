import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { Allow, Polled } from '../platform/access/access.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { FeedSourceDto, FeedSourceUpdateDto } from './feed-sources.dto.ts';
import { FeedSourcesService } from './feed-sources.service.ts';

@Controller('api/feed-sources')
export class FeedSourcesController {
  constructor(private readonly feedSources: FeedSourcesService) {}

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
}
