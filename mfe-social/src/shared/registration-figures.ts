import { queryOptions } from '@tanstack/react-query';
import { api, isApiError } from '@vitral/sdk/api-client';
import type { RegistrationFigures } from '@vitral/sdk/contracts/meeting-registrations';

/** Reads the figures of a live session; null for managers while the setting hides registrations from them. */
export const figuresQuery = (meeting: string) =>
  queryOptions({
    queryKey: ['meeting-registrations', 'figures', meeting],
    queryFn: async ({ signal }) => {
      try {
        return await api.get<RegistrationFigures>('/meeting-registrations/figures', {
          signal,
          query: { meeting },
        });
      } catch (error) {
        if (isApiError(error) && error.code === 'auth.insufficient-permissions') return null;
        throw error;
      }
    },
  });
