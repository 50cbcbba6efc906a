import { spawn } from 'node:child_process';
import { on } from 'node:events';
import { fileURLToPath } from 'node:url';

const RUN_SCRIPT = fileURLToPath(new URL('run-script.mjs', import.meta.url));
const READY_WITHIN_MS = 180_000;
const ANSWER_WITHIN_MS = 60_000;
const running = new Set();
let isEnding = false;

/**
 * Runs a script with Node and resolves once `ready` matches what it prints: the process, and what the pattern's group
 * matched. `input` is what it reads; `within`: milliseconds.
 */
export async function startScript(
  script,
  { words = [], environment = {}, input = '', ready, within = READY_WITHIN_MS },
) {
  const child = spawnScript(script, words, { environment: { ...process.env, ...environment } });
  // A script that ends before it has read everything says why by itself.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  try {
    return { child, match: await printed(child, script, ready, within) };
  } catch (error) {
    await stopProcess(child);
    throw error;
  }
}

/** Runs a script with Node in a folder until it ends; `environment` is all that it knows. Rejects when it fails. */
export function runScript(script, { words = [], environment, folder }) {
  const child = spawnScript(script, words, { environment, folder });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece));
  child.stdin.end();
  return new Promise((resolve, reject) => {
    const fail = (code, signal) => reject(new Error(`${script} ended with ${code ?? signal}:\n${output}`));
    child.on('error', reject);
    child.on('close', (code, signal) => (code === 0 ? resolve(output) : fail(code, signal)));
  });
}

function spawnScript(script, words, { environment, folder }) {
  if (isEnding) throw new Error(`${script} is not started any more: the bench ends.`);
  const child = spawn(process.execPath, [RUN_SCRIPT, script, ...words], {
    cwd: folder,
    env: environment,
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  return child;
}

function printed(child, script, pattern, within) {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = (reason) => reject(new Error(`${script} ${reason}:\n${output}`));
    setTimeout(() => fail('was not ready in time'), within).unref();
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece) => {
        output += piece;
        const [, match] = pattern.exec(output) ?? [];
        if (match) resolve(match);
      });
    child.on('error', reject);
    child.on('exit', () => fail('ended'));
  });
}

/** What a process has used so far, in all its threads. */
export async function processorSeconds(child) {
  const { user, system } = await ask(child, 'processor');
  return (user + system) / 1_000_000;
}

/** What a process holds: `rss` of all its threads, `heapUsed` of the first; in bytes. */
export const memoryOf = (child) => ask(child, 'memory');

/** The same once everything was collected that nobody needs any more. */
export const collectedMemoryOf = (child) => ask(child, 'collected memory');

let lastId = 0;

async function ask(child, question) {
  const id = ++lastId;
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  child.send({ id, question });
  for await (const [message] of on(child, 'message', { signal }))
    if (message.id === id) return message.answer;
}

/** Asks a process to end, and waits until it has. */
export function stopProcess(child) {
  if (!running.has(child)) return Promise.resolve();
  return new Promise((resolve) => {
    child.on('exit', resolve);
    child.kill('SIGTERM');
  });
}

/** Ends whatever was started here and runs. */
export const stopRunning = () => Promise.all([...running].map(stopProcess));

/** The same, and nothing is started afterwards. */
export async function stopAll() {
  isEnding = true;
  await stopRunning();
}
