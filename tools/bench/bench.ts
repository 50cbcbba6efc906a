// Measures the built site, part by part. Broken promises change the exit code only with --check.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stopWithParent } from '../stop-with-parent.ts';
import { measureParts, partsNamed, type Context } from './measure-parts.ts';
import { PARTS } from './parts.ts';
import { stopAll, stopRunning } from './processes.ts';
import { summaryOf, machineAtHand, publishFindings, writeFindings } from './report.ts';
import { missingBuilds, removeDataFolders, startSite } from './site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
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
  // False after a failed part and when the bench was ended early.
  const isWhole = PARTS.every(({ name }) => name in findings.parts);
  const file = writeFindings(root, findings);
  if (isWhole && !values.quick) publishFindings(root, findings);
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
  const say = (line: string) => console.log(line);
  const context: Context = { root, effort, say, startSite: (options) => startSite(root, options) };
  const isEnding = () => ending !== undefined;
  const tidyUp = () => stopRunning().finally(removeDataFolders);
  return { moment, machine, effort, ...(await measureParts(parts, context, { isEnding, tidyUp })) };
}

function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}
