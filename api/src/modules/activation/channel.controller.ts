import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import type { ReleaseName } from '@vitral/contracts/modules';
import { Allow, AllowPublisher, Polled } from '../../platform/access/access.ts';
import {
  CurrentPublisher,
  moduleInScope,
  type Publisher,
  publisherOf,
} from '../../platform/access/publisher.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import { ItemId } from '../../platform/validation/item-id.ts';
import { ListQuery } from '../../platform/lists/list-query.dto.ts';
import { NameOfRelease } from '../releases/release-names.ts';
import { ReleaseSets } from '../serving/release-sets.ts';
import { ActivationService } from './activation.service.ts';
import { CandidateService } from './candidate.service.ts';
import {
  ActivationDto,
  CandidateDto,
  CandidateVersionQuery,
  HistoryQuery,
  RollbackDto,
} from '../modules.dto.ts';
import { ChannelLogService } from './channel-log.service.ts';

@Controller('api/modules')
export class ChannelController {
  constructor(
    private readonly activation: ActivationService,
    private readonly candidate: CandidateService,
    private readonly log: ChannelLogService,
    private readonly served: ReleaseSets,
  ) {}

  /** Returns the release set that visitors get, and the candidate. */
  @AllowPublisher('read')
  @Polled()
  @Get('channel')
  channel() {
    return this.log.channel();
  }

  /** Lists release sets. */
  @Allow('modules.write')
  @Get('sets')
  sets(@Query() query: ListQuery) {
    return this.log.sets(query);
  }

  /** Lists the changes of the channel; for a token only those of its module. */
  @AllowPublisher('read')
  @Polled()
  @Get('history')
  history(@CurrentPublisher() publisher: Publisher, @Query() query: HistoryQuery) {
    const module = moduleInScope(publisher, query.module);
    return this.log.history(module === undefined ? query : { ...query, module });
  }

  /** Activates a release in place of the active one of its module. */
  @AllowPublisher('steer')
  @Post('releases/:id/activate')
  @HttpCode(200)
  async activate(
    @CurrentPublisher() publisher: Publisher,
    @ItemId() id: string,
    @Body() { share }: ActivationDto,
  ) {
    if (share === undefined) await this.activation.activate(id, publisher);
    else await this.candidate.start(id, share, publisher);
    return this.settled();
  }

  /** Activates the release of a module that was active before. */
  @AllowPublisher('steer')
  @Post(':name/rollback')
  @HttpCode(200)
  async rollBack(
    @CurrentPublisher() publisher: Publisher,
    @NameOfRelease() name: ReleaseName,
    @Body() { from }: RollbackDto,
  ) {
    await this.activation.rollBack(name, from, publisher);
    return this.settled();
  }

  /** Removes a module of another repository from the site. */
  @AllowPublisher('steer')
  @Post(':name/deactivate')
  @HttpCode(200)
  async deactivate(
    @CurrentPublisher() publisher: Publisher,
    @NameOfRelease() name: ReleaseName,
    @Body() { from }: RollbackDto,
  ) {
    await this.activation.deactivate(name, from, publisher);
    return this.settled();
  }

  /** Activates an earlier release set. */
  @Allow('modules.write')
  @Post('sets/:id/activate')
  @HttpCode(200)
  async activateSet(@Viewer() viewer: Viewer, @ItemId() id: string, @Body() { from }: RollbackDto) {
    await this.activation.activateSet(id, from, publisherOf(viewer));
    return this.settled();
  }

  /** Gives a share of the visitors a candidate, or changes that share. */
  @AllowPublisher('steer')
  @Put('channel/candidate')
  async share(@CurrentPublisher() publisher: Publisher, @Body() input: CandidateDto) {
    await this.candidate.changeShare(input, publisher);
    return this.log.channel();
  }

  /** Withdraws the candidate. */
  @AllowPublisher('steer')
  @Delete('channel/candidate')
  async withdraw(@CurrentPublisher() publisher: Publisher, @Query() { version }: CandidateVersionQuery) {
    await this.candidate.withdraw(version, publisher);
    return this.log.channel();
  }

  /** Activates the candidate. */
  @AllowPublisher('steer')
  @Post('channel/candidate/promote')
  @HttpCode(200)
  async promote(@CurrentPublisher() publisher: Publisher, @Body() { from }: RollbackDto) {
    await this.activation.promote(from, publisher);
    return this.settled();
  }

  /** Returns the channel once this server serves the new sets, or has rolled them back because it could not prepare them. */
  private async settled() {
    await this.served.settle();
    return this.log.channel();
  }
}
