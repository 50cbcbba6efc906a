import type { ClientErrorKind } from '@vitral/contracts';

/** Tells the server of an error. What does that comes only when there is one; where it can't, nobody hears of it. */
export function report(kind: ClientErrorKind, error: unknown): void {
  import(/* webpackChunkName: "failure" */ './send-report.ts')
    .then(({ sendReport }) => sendReport(kind, error))
    .catch(() => undefined);
}

/** From here on, whatever nobody else takes care of is told. */
export function reportUncaught(): void {
  addEventListener('error', (event) => report('script', event.error ?? event));
  addEventListener('unhandledrejection', ({ reason }) => report('promise', reason));
}
