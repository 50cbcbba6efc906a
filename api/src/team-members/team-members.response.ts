import type { PublicTeamMember, TeamMember as TeamMemberResponse } from '@vitral/contracts';
import { serializer } from '../platform/entities/serializer.ts';
import { TeamMember } from './team-members.entity.ts';

export const toResponse = serializer<TeamMember, TeamMemberResponse>(TeamMember, {
  createdAt: 'omitted',
  updatedAt: 'omitted',
});

export const toPublicResponse = serializer<TeamMember, PublicTeamMember>(TeamMember, {
  createdAt: 'omitted',
  updatedAt: 'omitted',
  isActive: 'omitted',
  version: 'omitted',
});
