/** Cancels a body that nobody reads, which would hold its connection. Not awaited, because no outcome depends on it. */
export function discardBody({ body }: Response): void {
  body?.cancel().catch(() => undefined);
}
