import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type {
  ActivationInput,
  CandidateInput,
  ModuleSummary,
  ReleaseChannel,
  ReleaseSetSummary,
  ReleaseSummary,
  RollbackInput,
} from '@vitral/sdk/contracts/releases';
import { channelQuery, MODULES } from './modules.queries.ts';

/** Activates a release for everybody or for a share of the visitors. The server checks it first, which takes seconds. */
export const activate = ({ id }: ReleaseSummary, input: ActivationInput) =>
  api.post<ReleaseChannel>(`/modules/releases/${id}/activate`, input);

export const rollBack = ({ name }: ModuleSummary, input: RollbackInput) =>
  api.post<ReleaseChannel>(`/modules/${name}/rollback`, input);

export const deactivate = ({ name }: ModuleSummary, input: RollbackInput) =>
  api.post<ReleaseChannel>(`/modules/${name}/deactivate`, input);

export const activateSet = ({ id }: ReleaseSetSummary, input: RollbackInput) =>
  api.post<ReleaseChannel>(`/modules/sets/${id}/activate`, input);

export const changeShare = (input: CandidateInput) =>
  api.put<ReleaseChannel>('/modules/channel/candidate', input);

export const promote = (input: RollbackInput) =>
  api.post<ReleaseChannel>('/modules/channel/candidate/promote', input);

/** Withdraws the candidate of this version of the channel. */
export const withdraw = (version: number) =>
  api.delete<ReleaseChannel>('/modules/channel/candidate', undefined, { query: { version } });

/** Runs a change of the channel. `onDone` is called on success, even if the dialog has been closed by then. */
export function useChannelChange<Input = void>(
  change: (input: Input) => Promise<ReleaseChannel>,
  onDone: (input: Input) => void,
) {
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
