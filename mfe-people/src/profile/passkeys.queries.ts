import { queryOptions, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { api, currentUserQuery } from '@vitral/sdk/api-client';
import {
  PASSKEY_TRANSPORTS,
  type Passkey,
  type PasskeyCreationOptions,
} from '@vitral/sdk/contracts/passkeys';
import { confirmationOf, secondFactorQuery, sessionsQuery } from './profile.queries.ts';

const PATH = '/profile/passkeys';

export const passkeysQuery = queryOptions({
  queryKey: ['profile', 'passkeys'],
  queryFn: ({ signal }) => api.get<Passkey[]>(PATH, { signal }),
  staleTime: 0,
});

/** Creates a passkey in the browser, which shows its own dialog, and adds it to the account. */
async function addPasskey({ name, password }: { name: string; password: string }): Promise<Passkey> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser'),
    api.post<PasskeyCreationOptions>(`${PATH}/options`, confirmationOf(password)),
  ]);
  const { id, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return api.post<Passkey>(PATH, {
    ...{ name, credentialId: id, clientDataJson: clientDataJSON, attestationObject },
    transports: PASSKEY_TRANSPORTS.filter((known) => transports.includes(known)),
  });
}

const renamePasskey = ({ id, name }: { id: string; name: string }) =>
  api.put<Passkey>(`${PATH}/${id}`, { name });

const removePasskey = ({ id, password }: { id: string; password: string }) =>
  api.post(`${PATH}/${id}/removal`, confirmationOf(password));

/** Refetches the data that depends on passkeys. The forms report failures. */
function usePasskeyChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  const keys: QueryKey[] = [
    passkeysQuery.queryKey,
    secondFactorQuery.queryKey,
    sessionsQuery.queryKey,
    currentUserQuery.queryKey,
  ];
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

export const useAddPasskey = () => usePasskeyChange(addPasskey);
export const useRenamePasskey = () => usePasskeyChange(renamePasskey);
export const useRemovePasskey = () => usePasskeyChange(removePasskey);
