import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { Allow, Public } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { EmbedDto, EmbedMoveDto, EmbedUpdateDto } from './embeds.dto.ts';
import { EmbedsService } from './embeds.service.ts';

@Controller('api/embeds')
export class EmbedsController {
  constructor(private readonly embeds: EmbedsService) {}

  /** Lists embeds in their order: visitors get the active ones. */
  @Public()
  @Get()
  list(@Viewer() viewer: Viewer | null) {
    return this.embeds.list(viewer);
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
}
