const NAME = 'vitral.login';

/** Tells the other tabs of this browser that a login was renewed with a provider, or the code of the failure. */
export function reportRenewal(problem: string | null): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(problem);
  channel.close();
}

/** Calls `onReport` with each report of another tab. Returns a function that ends it. */
export function listenToRenewals(onReport: (problem: string | null) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => onReport(typeof data === 'string' ? data : null);
  return () => channel.close();
}
