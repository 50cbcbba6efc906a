import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { addCounts, summaryOf, type Counts } from './counts.ts';
import { makeMemoryFolder } from './memory-folder.ts';
import {
  apiStep,
  buildStep,
  commitsStep,
  formatStep,
  journeysStep,
  lintStep,
  nxStep,
  rebuildStep,
  together,
  typesStep,
  unusedStep,
  type Check,
  type Step,
} from './test-steps.ts';

const STEPS: Step[] = [
  together('types, format', typesStep, formatStep, commitsStep, unusedStep),
  lintStep,
  nxStep('unit tests', ['test']),
  buildStep,
  rebuildStep,
  apiStep,
  journeysStep,
];

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Lines about passed tests, which would bury the failures. */
const SUCCESS_LINES = /^(PASS .*|npm warn .*|\s+✓ .*)\n/gm;

function printFailure({ name, output }: Check) {
  const lines = output.replace(SUCCESS_LINES, '').trim();
  console.log(`\n--- ${name} failed ---\n${lines}\n--- end of ${name} ---\n`);
}

const clock = () => new Date().toTimeString().slice(0, 8);

/** Prints the newest output line of a long step every 30 seconds, as a sign of progress. */
function watchOutput() {
  let newest = '';
  const timer = setInterval(() => {
    if (newest) console.log(`${clock()}    ${newest.slice(0, 120)}`);
    newest = '';
  }, 30_000);
  return {
    onOutput(chunk: string) {
      newest = stripVTControlCharacters(chunk).trim().split('\n').at(-1)?.trim() || newest;
    },
    stop: () => clearInterval(timer),
  };
}

async function runStep(step: Step, root: string) {
  const start = performance.now();
  console.log(`${clock()}  ${step.title} ...`);
  const { onOutput, stop } = watchOutput();
  const checks = await step.run(root, onOutput).finally(stop);
  const counts = addCounts(checks.map((check) => check.counts));
  console.log(`${clock()}  ${step.title.padEnd(20)}${summaryOf(counts).padEnd(40)}${secondsSince(start)}`);
  checks.filter((check) => check.counts.failed > 0).forEach(printFailure);
  return counts;
}

/** Removes the counts of earlier runs. Nx restores those of tasks that it has cached. */
function removeOldCounts(root: string) {
  for (const path of globSync('{*,libs/*}/test-results', { cwd: root, exclude: ['node_modules'] })) {
    rmSync(join(root, path), { recursive: true });
  }
}

/** Runs all steps one after the other, also after a failure, and prints the sum on the last line. */
export async function runSteps(steps: Step[], root: string) {
  const start = performance.now();
  removeOldCounts(root);
  const counts: Counts[] = [];
  for (const step of steps) counts.push(await runStep(step, root));
  const sum = addCounts(counts);
  console.log(`${clock()}  ${'in all'.padEnd(60)}${secondsSince(start)}\n`);
  console.log(summaryOf(sum));
  return sum;
}

/** Puts temporary files into memory until this process ends. */
function keepTemporaryFilesInMemory() {
  const folder = makeMemoryFolder();
  if (!folder) return;
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  keepTemporaryFilesInMemory();
  const { failed } = await runSteps(STEPS, fileURLToPath(new URL('..', import.meta.url)));
  process.exitCode = failed > 0 ? 1 : 0;
}
