import { Module } from '@nestjs/common';
import { TeamMembersController } from './team-members.controller.ts';
import { TeamMembersImport } from './team-members.import.ts';
import { TeamMembersService } from './team-members.service.ts';
import { TeamMembersWork } from './team-members.work.ts';

export { memberWords } from './member-words.ts';
export { TeamMember } from './team-members.entity.ts';

@Module({
  controllers: [TeamMembersController],
  providers: [TeamMembersImport, TeamMembersService, TeamMembersWork],
})
export class TeamMembersModule {}
