import type { ClientErrorKind } from '@vitral/contracts';
import { describeError } from './describe-error.ts';

/** In one page load; what goes on going wrong is known by then. */
const MOST_REPORTS = 10;

const told = new Set<unknown>();
let sent = 0;

/** Each error once, however many ways it comes: React, too, hands what it could not draw to the window. */
export function sendReport(kind: ClientErrorKind, error: unknown): void {
  const report = describeError(kind, error);
  if (!report || told.has(error) || sent >= MOST_REPORTS) return;
  const likeness = `${report.message}\n${report.stack}`;
  if (told.has(likeness)) return;
  told.add(likeness);
  if (typeof error === 'object') told.add(error);
  sent += 1;
  // Without the session: a report is nobody's activity. It also goes out while the page is being left.
  fetch('/api/client-errors', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}
