import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, OpenToTokens, Sends } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemHistory } from '../platform/audit/item-history.service.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import {
  TeamResourceDto,
  TeamResourcesQuery,
  TeamResourceUpdateDto,
  TeamResourcesExportQuery,
  TeamResourceBulkDto,
} from './team-resources.dto.ts';
import { TEAM_RESOURCES_CSV } from './team-resources.csv.ts';
import { TeamResourcesService } from './team-resources.service.ts';

@OpenToTokens('team-resources')
@Controller('api/team-resources')
export class TeamResourcesController {
  constructor(
    private readonly teamResources: TeamResourcesService,
    private readonly history: ItemHistory,
  ) {}

  /** Lists team resources. */
  @Allow('team-resources.read')
  @Get()
  list(@Viewer() viewer: Viewer, @Query() query: TeamResourcesQuery) {
    return this.teamResources.list(viewer, query);
  }

  /** Counts team resources and how often they were opened. */
  @Allow('team-resources.read')
  @Get('stats')
  stats(@Viewer() viewer: Viewer) {
    return this.teamResources.stats(viewer);
  }

  /** Lists the deleted resources that can be restored. */
  @Allow('team-resources.write')
  @Get('trash')
  trash(@Query() query: ListQuery) {
    return this.history.trash('team-resources', query);
  }

  /** Sends the team resources of a filter as CSV. */
  @Allow('team-resources.write')
  @Get('export')
  @Sends('text/csv')
  async export(
    @Viewer() viewer: Viewer,
    @Query() query: TeamResourcesExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await TEAM_RESOURCES_CSV.send(request, response, await this.teamResources.export(viewer, query));
  }

  /** Returns a team resource. */
  @Allow('team-resources.read')
  @Get(':id')
  get(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.teamResources.get(viewer, id);
  }

  /** Counts that the caller opened a team resource, and returns its URL. */
  @Allow('team-resources.read')
  @OpenToTokens('team-resources', 'read')
  @Post(':id/open')
  @HttpCode(200)
  open(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.teamResources.open(viewer, id);
  }

  /** Creates a team resource. */
  @Allow('team-resources.write')
  @Post()
  create(@Body() input: TeamResourceDto) {
    return this.teamResources.create(input);
  }

  /** Changes, deletes or restores many team resources. */
  @Allow('team-resources.write')
  @Post('bulk')
  @HttpCode(200)
  changeMany(
    @Viewer() viewer: Viewer,
    @Query() query: TeamResourcesExportQuery,
    @Body() input: TeamResourceBulkDto,
  ) {
    return this.teamResources.changeMany(viewer, query, input);
  }

  /** Changes a team resource. */
  @Allow('team-resources.write')
  @Put(':id')
  update(@ItemId() id: string, @Body() input: TeamResourceUpdateDto) {
    return this.teamResources.update(id, input);
  }

  /** Deletes a team resource. */
  @Allow('team-resources.write')
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.teamResources.remove(id);
  }

  /** Restores a deleted resource. */
  @Allow('team-resources.write')
  @Post(':id/restore')
  @HttpCode(200)
  restore(@ItemId() id: string) {
    return this.teamResources.restore(id);
  }

  /** Lists what was done to a resource. */
  @Allow('team-resources.write')
  @Get(':id/history')
  entries(@ItemId() id: string, @Query() query: ListQuery) {
    return this.history.entries('team-resources', id, query);
  }
}
