import type { ErrorBody } from '@vitral/contracts/errors';

/** Event on `window` that reports a request refused because the session has ended. */
export const SESSION_ENDED = 'vitral:session-ended';

export interface SessionEnded {
  /** Time at which the refused request was sent, in milliseconds of `performance.now()`. */
  sentAt: number;
  /**
   * Makes the request wait: true sends it once more, false fails it. Unless it is called, the request fails at once.
   */
  waitUntil: (isRenewed: Promise<boolean>) => void;
}

/**
 * Sends a request; if the response states that the session has ended, waits for a listener to renew it and sends the
 * request once more. Uses an event because the shell and each module have their own copy of this code.
 */
export async function sendWithSession(send: () => Promise<Response>): Promise<Response> {
  const sentAt = performance.now();
  const response = await send();
  if (!(await isSessionEnded(response))) return response;
  return (await waitForRenewal(sentAt)) ? sendWithSession(send) : response;
}

async function isSessionEnded(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const body = await response
    .clone()
    .json()
    .catch(() => null);
  return (body as Partial<ErrorBody> | null)?.code === 'auth.unauthorized';
}

async function waitForRenewal(sentAt: number): Promise<boolean> {
  const renewals: Promise<boolean>[] = [];
  const detail: SessionEnded = { sentAt, waitUntil: (isRenewed) => void renewals.push(isRenewed) };
  window.dispatchEvent(new CustomEvent(SESSION_ENDED, { detail }));
  return renewals.length > 0 && (await Promise.all(renewals)).every(Boolean);
}
