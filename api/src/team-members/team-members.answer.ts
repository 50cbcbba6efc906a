import type { PublicTeamMember, TeamMember as TeamMemberAnswer } from '@vitral/contracts';
import { serializer } from '../platform/entities/serializer.ts';
import { TeamMember } from './team-members.entity.ts';

export const toAnswer = serializer<TeamMember, TeamMemberAnswer>(TeamMember, {
  createdAt: 'omitted',
  updatedAt: 'omitted',
});

export const toPublicAnswer = serializer<TeamMember, PublicTeamMember>(TeamMember, {
  createdAt: 'omitted',
  updatedAt: 'omitted',
  isActive: 'omitted',
  version: 'omitted',
});
