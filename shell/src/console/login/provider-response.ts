import { errorText } from '@vitral/i18n';

const PROBLEM = 'problem';
const SECOND_FACTOR = 'second-factor';
/** Codes of failures of logins. */
const CODE = /^(?:auth|identity-providers|users|request)\.[\w-]+$/;

/** Outcome of a login with a provider, which the server names in the query of the page. */
export interface ProviderResponse {
  /** Code of the failure, if it failed. */
  problem: string | null;
  /** The account's second factor is still missing. */
  needsSecondFactor: boolean;
}

/** Reads the response from the URL, and removes it there, so that it is not shown again after a reload. */
export function takeProviderResponse(): ProviderResponse {
  const url = new URL(window.location.href);
  const problem = url.searchParams.get(PROBLEM);
  const needsSecondFactor = url.searchParams.has(SECOND_FACTOR);
  if (problem !== null || needsSecondFactor) {
    for (const name of [PROBLEM, SECOND_FACTOR]) url.searchParams.delete(name);
    window.history.replaceState(window.history.state, '', url);
  }
  return { problem, needsSecondFactor };
}

/** Returns the text of a failure; that of any failed login for a code that the server does not send. */
export const problemText = (code: string): string =>
  errorText({ code: CODE.test(code) ? code : 'auth.provider-refused' });
