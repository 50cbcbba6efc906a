import type { BootModule } from '@vitral/contracts/modules';
import type { LoadFailure, LoadOutcome, LoadReport } from '@vitral/contracts/releases';

/** Maximum per page load; further failures are likely repetitions. */
const MAX_REPORTS = 6;

const reported = new Set<string>();

/** Reports the outcome of loading a release, once per module and outcome, except of files on a developer's machine. */
export function reportLoad(set: string, module: BootModule, reason: LoadFailure, outcome: LoadOutcome): void {
  const key = `${module.base} ${outcome}`;
  if (module.isDeveloped || reported.has(key) || reported.size >= MAX_REPORTS) return;
  reported.add(key);
  const release = module.base.split('/').at(-2) ?? '';
  const report: LoadReport = { set, module: module.name, release, reason, outcome };
  // Sends the cookies, because the server accepts reports about a set only from browsers that receive it. `keepalive`
  // sends the report even while the page is being left.
  fetch('/api/modules/reports', {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}
