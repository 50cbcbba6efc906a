import type { CaughtErrorKind } from '@vitral/contracts/client-errors';

/** Reports an error to the server. The sender is loaded on the first error; if that fails, the report is dropped. */
export function report(kind: CaughtErrorKind, error: unknown): void {
  import(/* webpackChunkName: "failure" */ './send-report.ts')
    .then(({ sendReport }) => sendReport(kind, error))
    .catch(() => undefined);
}

/** Reports all uncaught errors and unhandled rejections from then on. */
export function reportUncaught(): void {
  addEventListener('error', (event) => report('script', event.error ?? event));
  addEventListener('unhandledrejection', ({ reason }) => report('promise', reason));
}
