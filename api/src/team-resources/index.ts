export { TeamResource } from './team-resources.entity.ts';
export { TeamResourcesModule } from './team-resources.module.ts';
