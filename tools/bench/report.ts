import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

import type { Findings } from './measure-parts.ts';

type Report = Findings & { moment: string };

const GIGABYTE = 1024 ** 3;

export const machineAtHand = () => ({
  node: process.version,
  processors: cpus().length,
  model: cpus()[0]?.model,
  memoryGigabytes: Math.round(totalmem() / GIGABYTE),
  loadBefore: loadavg(),
});

/** Writes the findings to a file in .bench and returns its path. */
export function writeFindings(root: string, findings: Report) {
  const file = join(root, '.bench', `${findings.moment.replaceAll(':', '-')}.json`);
  mkdirSync(join(root, '.bench'), { recursive: true });
  writeFileSync(file, asJson(findings));
  return file;
}

/** Replaces the figures of the last whole run, which are part of the repository. */
export function publishFindings(root: string, findings: Report) {
  const folder = join(root, 'docs/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'figures.json'), asJson(findings));
}

/** Returns the last lines of the bench: the broken promises and the failed parts. */
export function summaryOf({ missed, failed }: Findings) {
  const unmeasured = failed.map((name) => `${name} could not be measured.`);
  const words = [...missed, ...unmeasured];
  return words.length === 0 ? 'Every promise was kept.' : ['Not kept:', ...words].join('\n- ');
}

const asJson = (findings: Report) => `${JSON.stringify(findings, null, 2)}\n`;
