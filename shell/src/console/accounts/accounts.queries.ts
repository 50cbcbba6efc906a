import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type {
  AuthOptions,
  ForgottenPasswordInput,
  PasswordLinkInfo,
  PasswordLinkInput,
  RegistrationInput,
} from '@vitral/contracts';

export const authOptionsQuery = queryOptions({
  queryKey: ['auth', 'options'],
  queryFn: ({ signal }) => api.get<AuthOptions>('/auth/options', { signal }),
});

/** Reads the purpose of a link. Never refetched: a valid link stays valid until it is used. */
export const passwordLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['auth', 'password-link', token],
    queryFn: ({ signal }) => api.post<PasswordLinkInfo>('/auth/password-links/check', { token }, { signal }),
    staleTime: Infinity,
  });

export const register = (input: RegistrationInput) => api.post('/auth/registration', input);

export const requestPasswordLink = (input: ForgottenPasswordInput) =>
  api.post('/auth/forgotten-password', input);

export const redeemLink = (input: PasswordLinkInput) => api.post('/auth/password-links/redeem', input);
