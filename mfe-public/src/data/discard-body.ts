/** Cancels an unread body, which would hold its connection. It is not awaited, because no outcome depends on it. */
export function discardBody({ body }: Response): void {
  body?.cancel().catch(() => undefined);
}
