import { Module } from '@nestjs/common';
import { TeamResourcesController } from './team-resources.controller.ts';
import { TeamResourcesService } from './team-resources.service.ts';

export { TeamResource } from './team-resources.entity.ts';
export { shownTo as resourcesShownTo } from './team-resources.service.ts';

@Module({ controllers: [TeamResourcesController], providers: [TeamResourcesService] })
export class TeamResourcesModule {}
