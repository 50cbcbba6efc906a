import type { ClientErrorKind } from '@vitral/contracts';
import { describeError } from './describe-error.ts';

/** Maximum per page load; further errors are likely repetitions. */
const MAX_REPORTS = 10;

const reported = new Set<unknown>();
let sent = 0;

/** Sends each error once, even if it is reported several times: React passes render errors to the window as well. */
export function sendReport(kind: ClientErrorKind, error: unknown): void {
  const report = describeError(kind, error);
  if (!report || reported.has(error) || sent >= MAX_REPORTS) return;
  const fingerprint = `${report.message}\n${report.stack}`;
  if (reported.has(fingerprint)) return;
  reported.add(fingerprint);
  if (typeof error === 'object') reported.add(error);
  sent += 1;
  // Omits the cookies, because a report is not activity of a user. `keepalive` sends it even while the page is being
  // left.
  fetch('/api/client-errors', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}
