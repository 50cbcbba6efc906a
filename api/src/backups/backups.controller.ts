import { Body, Controller, Delete, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { originOf } from '../platform/http/origin.ts';
import { Allow, Polled } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { BackupLinksService } from './backup-links.service.ts';
import { RestoreDto } from './backups.dto.ts';
import { BackupsService } from './backups.service.ts';
import { RestoresService } from './restores.service.ts';

@Controller('api/backups')
export class BackupsController {
  constructor(
    private readonly backups: BackupsService,
    private readonly restores: RestoresService,
    private readonly links: BackupLinksService,
    private readonly configuration: Configuration,
  ) {}

  /** Lists the backups, those that failed included. */
  @Allow('backups.write')
  @Polled()
  @Get()
  list(@Query() query: ListQuery) {
    return this.backups.list(query);
  }

  /** Starts a backup. */
  @Allow('backups.write')
  @Post()
  @HttpCode(202)
  create(@Viewer() viewer: Viewer) {
    return this.backups.create(viewer);
  }

  /** Returns the latest restore and how far it is; null if there was none. */
  @Allow('backups.write')
  @Polled()
  @Get('restore')
  restoreUnderWay() {
    return this.restores.latest();
  }

  /** Deletes a backup and its archive. */
  @Allow('backups.write')
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.backups.remove(id);
  }

  /** Creates a link that downloads a backup once. */
  @Allow('backups.write')
  @Post(':id/link')
  link(@ItemId() id: string, @Req() request: Request) {
    return this.links.create(id, originOf(request, this.configuration));
  }

  /** Starts to restore a backup, which replaces all rows and files. */
  @Allow('backups.write')
  @Post(':id/restore')
  @HttpCode(202)
  restore(@Viewer() viewer: Viewer, @ItemId() id: string, @Body() input: RestoreDto) {
    return this.restores.create(viewer, id, input);
  }
}
