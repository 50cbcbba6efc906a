import { useMutation } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { OverrideInput } from '@vitral/contracts';

/** It holds for pages that are loaded from then on. */
export function useOverride(onDone: () => void) {
  return useMutation({
    mutationFn: (input: OverrideInput) => api.post('/modules/override', input),
    onSuccess: onDone,
  });
}

export function useResetOverride(onDone: () => void) {
  return useMutation({ mutationFn: () => api.delete('/modules/override'), onSuccess: onDone });
}
