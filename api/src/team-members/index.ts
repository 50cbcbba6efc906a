export { TeamMember } from './team-members.entity.ts';
export { TeamMembersModule } from './team-members.module.ts';
