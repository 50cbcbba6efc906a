import { Module } from '@nestjs/common';
import { TeamResourcesController } from './team-resources.controller.ts';
import { TeamResourcesImport } from './team-resources.import.ts';
import { TeamResourcesService } from './team-resources.service.ts';

export { TeamResource } from './team-resources.entity.ts';
export { shownTo as resourcesShownTo } from './team-resources.service.ts';

@Module({ controllers: [TeamResourcesController], providers: [TeamResourcesImport, TeamResourcesService] })
export class TeamResourcesModule {}
