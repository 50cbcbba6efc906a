import { api } from '@vitral/api-client';
import type { TeamResource, TeamResourceInput } from '@vitral/contracts';
import { useChange } from '@vitral/ui/forms';
import { TEAM_RESOURCES } from './team-resources.queries.ts';

const RESOURCE_CHANGE = { namespace: 'mfe-social', reload: [TEAM_RESOURCES] };

/** Creates a resource or updates the one with `id`. The form shows failures. */
export const useSaveResource = (id?: string) =>
  useChange({
    ...RESOURCE_CHANGE,
    change: (input: TeamResourceInput) =>
      id === undefined
        ? api.post<TeamResource>('/team-resources', input)
        : api.put<TeamResource>(`/team-resources/${id}`, input),
    success: id === undefined ? 'team-resources.created' : 'team-resources.updated',
  });

export const useDeleteResource = () =>
  useChange({
    ...RESOURCE_CHANGE,
    change: ({ id }: TeamResource) => api.delete(`/team-resources/${id}`),
    success: 'team-resources.deleted',
    failure: 'team-resources.deleteFailed',
  });

/** Sends the whole item with the flag flipped. */
export const useToggleResource = () =>
  useChange({
    ...RESOURCE_CHANGE,
    change: (item: TeamResource) =>
      api.put<TeamResource>(`/team-resources/${item.id}`, { ...item, isActive: !item.isActive }),
    success: ({ isActive }) => (isActive ? 'team-resources.deactivated' : 'team-resources.activated'),
    failure: 'team-resources.updateFailed',
  });
