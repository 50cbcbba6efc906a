import type { BootModule, LoadFailure, LoadOutcome, LoadReport } from '@vitral/contracts';

/** In one page load; what goes on failing is known by then. */
const MOST_REPORTS = 6;

const told = new Set<string>();

/** Tells the server how the loading of a release went, once per module and outcome. A developer's own files are nobody's. */
export function reportLoad(set: string, module: BootModule, reason: LoadFailure, outcome: LoadOutcome): void {
  const key = `${module.base} ${outcome}`;
  if (module.isDeveloped || told.has(key) || told.size >= MOST_REPORTS) return;
  told.add(key);
  const release = module.base.split('/').at(-2) ?? '';
  const report: LoadReport = { set, module: module.name, release, reason, outcome };
  // With the cookies: the server counts reports of a set by those it sends the set to. It also goes out while the page is left.
  fetch('/api/modules/reports', {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}
