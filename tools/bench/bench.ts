// Measures the built site, part by part. Broken promises change the exit code only with --check.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stopWithParent } from '../stop-with-parent.mjs';
import { measureParts, partsNamed, type Context, type Part } from './measure-parts.ts';
import { part as consolePages } from './parts/console.ts';
import { part as files } from './parts/files.ts';
import { part as growth } from './parts/growth.ts';
import { part as lists } from './parts/lists.ts';
import { part as login } from './parts/login.ts';
import { part as memory } from './parts/memory.ts';
import { part as modules } from './parts/modules.ts';
import { part as pages } from './parts/pages.ts';
import { part as reads } from './parts/reads.ts';
import { part as reminders } from './parts/reminders.ts';
import { part as scripts } from './parts/scripts.ts';
import { part as start } from './parts/start.ts';
import { stopAll, stopRunning } from './processes.ts';
import { machineAtHand, summaryOf, writeFindings } from './report.ts';
import { missingBuilds, removeDataFolders, startSite } from './site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** In the order of measurement. Each part starts and stops its own sites, so that none disturbs another. */
const PARTS: Part[] = [
  reads,
  pages,
  login,
  lists,
  growth,
  files,
  memory,
  scripts,
  consolePages,
  reminders,
  modules,
  start,
];
const EFFORT = { isQuick: false, rounds: 5, seconds: 2 };
const QUICK_EFFORT = { isQuick: true, rounds: 3, seconds: 1 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});
const { parts, unknown } = partsNamed(PARTS, positionals);
if (unknown.length > 0)
  refuse(`There is no part ${unknown.join(', ')}: there are ${PARTS.map(({ name }) => name).join(', ')}.`);
const missing = missingBuilds(root);
if (missing.length > 0) refuse(`There is no build of ${missing.join(', ')}: run \`npm run build\` first.`);

let ending: Promise<void> | undefined;
const end = () => (ending ??= stopAll().finally(removeDataFolders));

stopWithParent();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void end().finally(() => process.exit(1)));

try {
  const findings = await measure();
  // False after a failed part, and if the bench was ended early.
  const isWhole = PARTS.every(({ name }) => name in findings.parts);
  const name = `${findings.moment.replaceAll(':', '-')}.json`;
  const file = writeFindings(join(root, '.bench'), name, findings);
  // The repository contains the figures of the last complete run.
  if (isWhole && !values.quick) writeFindings(join(root, 'docs/bench'), 'figures.json', findings);
  console.log(`\n${summaryOf(findings)}\nAll figures: ${file}`);
  if (findings.failed.length > 0 || (values.check && findings.missed.length > 0)) process.exitCode = 1;
} catch (error) {
  process.exitCode = 1;
  // Ending the bench makes running parts fail.
  if (!ending) console.error(error);
} finally {
  await end();
}

async function measure() {
  const moment = new Date().toISOString();
  const machine = machineAtHand();
  const effort = values.quick ? QUICK_EFFORT : EFFORT;
  const print = (line: string) => console.log(line);
  const context: Context = { root, effort, print, startSite: (options) => startSite(root, options) };
  const isEnding = () => ending !== undefined;
  const tidyUp = () => stopRunning().finally(removeDataFolders);
  return { moment, machine, effort, ...(await measureParts(parts, context, { isEnding, tidyUp })) };
}

function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}
