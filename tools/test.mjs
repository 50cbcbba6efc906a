import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { add, summaryOf } from './counts.mjs';
import { commitsStep, formatStep, journeysStep, nxStep, serversStep, typesStep } from './test-steps.mjs';

const STEPS = [
  formatStep,
  commitsStep,
  nxStep('lint', 'lint'),
  typesStep,
  nxStep('unit tests', 'test', 'unit'),
  nxStep('build', 'build'),
  nxStep('API tests', 'test-api', 'api'),
  serversStep,
  journeysStep,
];

const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** What went well says nothing about what did not, and hides it from whoever sees only the first lines. */
const SAID_BY_SUCCESS = /^(PASS .*|npm warn .*|\s+✓ .*)\n/gm;

function printFailure({ name, output }) {
  const told = output.replace(SAID_BY_SUCCESS, '').trim();
  console.log(`\n--- ${name} failed ---\n${told}\n--- end of ${name} ---\n`);
}

const clock = () => new Date().toTimeString().slice(0, 8);

/** Prints the newest line of a long step now and then, so that whoever waits sees how far it is. */
function watchOutput() {
  let newest = '';
  const timer = setInterval(() => {
    if (newest) console.log(`${clock()}    ${newest.slice(0, 120)}`);
    newest = '';
  }, 30_000);
  return {
    onOutput(chunk) {
      newest = stripVTControlCharacters(chunk).trim().split('\n').at(-1)?.trim() || newest;
    },
    stop: () => clearInterval(timer),
  };
}

async function runStep(step, root) {
  const start = performance.now();
  console.log(`${clock()}  ${step.title} ...`);
  const { onOutput, stop } = watchOutput();
  const checks = await step.run(root, onOutput).finally(stop);
  const counts = add(checks.map((check) => check.counts));
  console.log(`${clock()}  ${step.title.padEnd(20)}${summaryOf(counts).padEnd(40)}${secondsSince(start)}`);
  checks.filter((check) => check.counts.failed > 0).forEach(printFailure);
  return counts;
}

/** Counts of an earlier run would be taken for this one's; Nx brings back those of tasks that it has in its cache. */
function removeOldCounts(root) {
  for (const path of globSync('{*,libs/*}/test-results', { cwd: root, exclude: ['node_modules'] })) {
    rmSync(join(root, path), { recursive: true });
  }
}

/** Runs the steps one after the other, whatever fails, and ends with the sum on a line of its own. */
export async function runSteps(steps, root) {
  const start = performance.now();
  removeOldCounts(root);
  const counts = [];
  for (const step of steps) counts.push(await runStep(step, root));
  const sum = add(counts);
  console.log(`${clock()}  ${'in all'.padEnd(60)}${secondsSince(start)}\n`);
  console.log(summaryOf(sum));
  return sum;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await runSteps(STEPS, fileURLToPath(new URL('..', import.meta.url)));
  process.exitCode = failed > 0 ? 1 : 0;
}
