import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type {
  ActivationInput,
  CandidateInput,
  ModuleSummary,
  ReleaseChannel,
  ReleaseSetSummary,
  ReleaseSummary,
  RollbackInput,
} from '@vitral/contracts';
import { channelQuery, MODULES } from './modules.queries.ts';

/** Called with the input on success, even if the dialog has been closed by then. */
type Done<Input> = (input: Input) => void;

/** Activates a release for everybody or for a share of the visitors. The server checks it first, which takes seconds. */
export function useActivate({ id }: Pick<ReleaseSummary, 'id'>, onDone: Done<ActivationInput>) {
  return useChannelChange(
    (input: ActivationInput) => api.post<ReleaseChannel>(`/modules/releases/${id}/activate`, input),
    onDone,
  );
}

export function useRollBack({ name }: Pick<ModuleSummary, 'name'>, onDone: Done<RollbackInput>) {
  return useChannelChange(
    (input: RollbackInput) => api.post<ReleaseChannel>(`/modules/${name}/rollback`, input),
    onDone,
  );
}

export function useActivateSet({ id }: Pick<ReleaseSetSummary, 'id'>, onDone: Done<RollbackInput>) {
  return useChannelChange(
    (input: RollbackInput) => api.post<ReleaseChannel>(`/modules/sets/${id}/activate`, input),
    onDone,
  );
}

export function useChangeShare(onDone: Done<CandidateInput>) {
  return useChannelChange(
    (input: CandidateInput) => api.put<ReleaseChannel>('/modules/channel/candidate', input),
    onDone,
  );
}

export function usePromote(onDone: Done<RollbackInput>) {
  return useChannelChange(
    (input: RollbackInput) => api.post<ReleaseChannel>('/modules/channel/candidate/promote', input),
    onDone,
  );
}

/** Withdraws the candidate; the input is the version of the channel. */
export function useWithdraw(onDone: Done<number>) {
  return useChannelChange(
    (version: number) =>
      api.delete<ReleaseChannel>('/modules/channel/candidate', undefined, { query: { version } }),
    onDone,
  );
}

function useChannelChange<Input>(change: (input: Input) => Promise<ReleaseChannel>, onDone: Done<Input>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (channel, input) => {
      queryClient.setQueryData(channelQuery.queryKey, channel);
      onDone(input);
    },
    // Refetches after a failure too, which a change by somebody else may have caused. The dialog does not wait for it.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: MODULES }),
  });
}
