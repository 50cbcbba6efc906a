import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

const GIGABYTE = 1024 ** 3;

export const machineAtHand = () => ({
  node: process.version,
  processors: cpus().length,
  model: cpus()[0]?.model,
  memoryGigabytes: Math.round(totalmem() / GIGABYTE),
  loadBefore: loadavg(),
});

/** Into .bench; the answer is the file. */
export function writeFindings(root, findings) {
  const file = join(root, '.bench', `${findings.moment.replaceAll(':', '-')}.json`);
  mkdirSync(join(root, '.bench'), { recursive: true });
  writeFileSync(file, asJson(findings));
  return file;
}

/** Replaces the figures of the last whole run, which the repository holds. */
export function publishFindings(root, findings) {
  const folder = join(root, 'docs/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'figures.json'), asJson(findings));
}

/** What the bench ends with. */
export function lastWords({ missed, failed }) {
  const unmeasured = failed.map((name) => `${name} could not be measured.`);
  const words = [...missed, ...unmeasured];
  return words.length === 0 ? 'Every promise was kept.' : ['Not kept:', ...words].join('\n- ');
}

const asJson = (findings) => `${JSON.stringify(findings, null, 2)}\n`;
