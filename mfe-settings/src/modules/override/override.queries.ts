import { useMutation } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { OverrideInput } from '@vitral/contracts';

/** Starts an override, which takes effect with the next page load. */
export function useOverride(onDone: () => void) {
  return useMutation({
    mutationFn: (input: OverrideInput) => api.post('/modules/override', input),
    onSuccess: onDone,
  });
}

export function useResetOverride(onDone: () => void) {
  return useMutation({ mutationFn: () => api.delete('/modules/override'), onSuccess: onDone });
}
