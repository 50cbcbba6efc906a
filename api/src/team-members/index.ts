import { Module } from '@nestjs/common';
import { TeamMembersController } from './team-members.controller.ts';
import { TeamMembersService } from './team-members.service.ts';

export { TeamMember } from './team-members.entity.ts';

@Module({ controllers: [TeamMembersController], providers: [TeamMembersService] })
export class TeamMembersModule {}
