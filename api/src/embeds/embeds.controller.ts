import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, OpenToTokens, Public, Sends } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemHistory } from '../platform/audit/item-history.service.ts';
import { SwitchBulkDto } from '../platform/bulk/bulk.dto.ts';
import { ExportQuery } from '../platform/csv/export-query.dto.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { EmbedDto, EmbedMoveDto, EmbedUpdateDto } from './embeds.dto.ts';
import { EMBEDS_CSV } from './embeds.csv.ts';
import { EmbedsService } from './embeds.service.ts';

@OpenToTokens('embeds')
@Controller('api/embeds')
export class EmbedsController {
  constructor(
    private readonly embeds: EmbedsService,
    private readonly history: ItemHistory,
  ) {}

  /** Lists embeds in their order: visitors get the active ones. */
  @Public()
  @Get()
  list(@Viewer() viewer: Viewer | null) {
    return this.embeds.list(viewer);
  }

  /** Lists the deleted embeds that can be restored. */
  @Allow('social-feeds.write')
  @Get('trash')
  trash(@Query() query: ListQuery) {
    return this.history.trash('embeds', query);
  }

  /** Sends the embeds as CSV. */
  @Allow('social-feeds.write')
  @Get('export')
  @Sends('text/csv')
  async export(
    @Query() query: ExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await EMBEDS_CSV.send(request, response, await this.embeds.export(query));
  }

  /** Returns an embed. */
  @Allow('social-feeds.write')
  @Get(':id')
  get(@ItemId() id: string) {
    return this.embeds.get(id);
  }

  /** Creates an embed. */
  @Allow('social-feeds.write')
  @Post()
  create(@Body() input: EmbedDto) {
    return this.embeds.create(input);
  }

  /** Switches, deletes or restores many embeds. */
  @Allow('social-feeds.write')
  @Post('bulk')
  @HttpCode(200)
  changeMany(@Body() input: SwitchBulkDto) {
    return this.embeds.changeMany(input);
  }

  /** Changes an embed. */
  @Allow('social-feeds.write')
  @Put(':id')
  update(@ItemId() id: string, @Body() input: EmbedUpdateDto) {
    return this.embeds.update(id, input);
  }

  /** Moves an embed in the order. */
  @Allow('social-feeds.write')
  @Post(':id/move')
  @HttpCode(200)
  move(@ItemId() id: string, @Body() { order }: EmbedMoveDto) {
    return this.embeds.move(id, order);
  }

  /** Deletes an embed. */
  @Allow('social-feeds.write')
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.embeds.remove(id);
  }

  /** Restores a deleted embed. */
  @Allow('social-feeds.write')
  @Post(':id/restore')
  @HttpCode(200)
  restore(@ItemId() id: string) {
    return this.embeds.restore(id);
  }

  /** Lists what was done to an embed. */
  @Allow('social-feeds.write')
  @Get(':id/history')
  entries(@ItemId() id: string, @Query() query: ListQuery) {
    return this.history.entries('embeds', id, query);
  }
}
