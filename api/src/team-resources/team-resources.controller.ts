import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { TeamResourcesQuery } from './team-resources.dto.ts';
import { TeamResourcesService } from './team-resources.service.ts';

@Controller('api/team-resources')
export class TeamResourcesController {
  constructor(private readonly teamResources: TeamResourcesService) {}

  @Allow('team-resources.read')
  @Get()
  list(@Viewer() viewer: Viewer, @Query() query: TeamResourcesQuery) {
    return this.teamResources.list(viewer, query);
  }

  @Allow('team-resources.read')
  @Post(':id/open')
  @HttpCode(200)
  open(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.teamResources.open(viewer, id);
  }
}
