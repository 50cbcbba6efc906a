import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { DeviceLogin, DeviceLoginApproval } from '@vitral/sdk/contracts/device-logins';

/** The login with that code. Attempts with wrong codes are limited, so no code is requested twice. */
export const deviceLoginQuery = (userCode: string) =>
  queryOptions({
    queryKey: ['device-logins', userCode],
    queryFn: ({ signal }) => api.get<DeviceLogin>(`/device-logins/${userCode}`, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

/** Approves a login with the rights that the person chose, or denies it without any. */
export function useAnswer(userCode: string) {
  return useMutation({
    mutationFn: (approval: DeviceLoginApproval | null) =>
      approval
        ? api.post(`/device-logins/${userCode}/approve`, approval)
        : api.post(`/device-logins/${userCode}/deny`, {}),
  });
}
