import type { ErrorBody } from '@vitral/contracts/errors';

/** Event on `window` that reports a request refused because the session has ended. */
export const SESSION_ENDED = 'vitral:session-ended';

/** Event on `window` that reports a request refused because it needs a recent login. */
export const LOGIN_NOT_RECENT = 'vitral:login-not-recent';

/** The refusals after which a request can be sent once more, and their events. */
const EVENTS = new Map<unknown, string>([
  ['auth.unauthorized', SESSION_ENDED],
  ['auth.login-not-recent', LOGIN_NOT_RECENT],
]);

const MAY_BE_REFUSED = new Set([401, 403]);

/** The detail of both events. */
export interface LoginNeeded {
  /** Time at which the refused request was sent, in milliseconds of `performance.now()`. */
  sentAt: number;
  /**
   * Makes the request wait: true sends it once more, false fails it. Unless it is called, the request fails at once.
   */
  waitUntil: (isRenewed: Promise<boolean>) => void;
}

/**
 * Sends a request; if the response states that the session has ended or that the login is not recent, waits for a listener to
 * renew it and sends the request once more. Uses events because the shell and each module have their own copy of this code.
 */
export async function sendWithSession(send: () => Promise<Response>): Promise<Response> {
  const sentAt = performance.now();
  const response = await send();
  const event = await eventOf(response);
  if (event === undefined) return response;
  return (await waitForLogin(event, sentAt)) ? sendWithSession(send) : response;
}

async function eventOf(response: Response): Promise<string | undefined> {
  if (!MAY_BE_REFUSED.has(response.status)) return undefined;
  const body = await response
    .clone()
    .json()
    .catch(() => null);
  return EVENTS.get((body as Partial<ErrorBody> | null)?.code);
}

async function waitForLogin(event: string, sentAt: number): Promise<boolean> {
  const renewals: Promise<boolean>[] = [];
  const detail: LoginNeeded = { sentAt, waitUntil: (isRenewed) => void renewals.push(isRenewed) };
  window.dispatchEvent(new CustomEvent(event, { detail }));
  return renewals.length > 0 && (await Promise.all(renewals)).every(Boolean);
}
