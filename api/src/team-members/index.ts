import { Module } from '@nestjs/common';
import { TeamMembersController } from './team-members.controller.ts';
import { TeamMembersService } from './team-members.service.ts';
import { TeamMembersWork } from './team-members.work.ts';

export { TeamMember } from './team-members.entity.ts';

@Module({ controllers: [TeamMembersController], providers: [TeamMembersService, TeamMembersWork] })
export class TeamMembersModule {}
