import { spawn, type ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { fileURLToPath } from 'node:url';

const RUN_SCRIPT = fileURLToPath(new URL('run-script.mjs', import.meta.url));
const READY_WITHIN_MS = 180_000;
const REPLY_WITHIN_MS = 60_000;
export const MEGABYTE = 1024 * 1024;
const running = new Set<ChildProcess>();
let isEnding = false;

export interface Server {
  child: ChildProcess;
  url: string;
}

interface ScriptOptions {
  words?: string[];
  environment?: NodeJS.ProcessEnv;
  /** Standard input. */
  input?: string;
  /** Pattern of the output with one group. */
  ready: RegExp;
}

/** Runs a script with Node and resolves with its process and the group that matched once its output matches `ready`. */
export async function startScript(script: string, options: ScriptOptions) {
  const { words = [], environment = {}, input = '', ready } = options;
  if (isEnding) throw new Error(`${script} is not started: the bench is ending.`);
  const child = spawn(process.execPath, [RUN_SCRIPT, script, ...words], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  // A script that ends before it has read all input reports the reason itself.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  try {
    return { child, match: await printed(child, script, ready) };
  } catch (error) {
    await stopProcess(child);
    throw error;
  }
}

function printed(child: ChildProcess, script: string, pattern: RegExp) {
  let output = '';
  return new Promise<string>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${script} ${reason}:\n${output}`));
    setTimeout(() => fail('was not ready in time'), READY_WITHIN_MS).unref();
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece) => {
        output += piece;
        const [, match] = pattern.exec(output) ?? [];
        if (match) resolve(match);
      });
    child.on('error', reject);
    child.on('exit', () => fail('ended'));
  });
}

/** Resolves with the processor time of all threads of a process. */
export async function processorSeconds(child: ChildProcess) {
  const { user, system } = (await ask(child, 'processor')) as NodeJS.CpuUsage;
  return (user + system) / 1_000_000;
}

/** Resolves with the memory of a process in bytes: `rss` of all threads, `heapUsed` of the main thread. */
export const memoryOf = (child: ChildProcess) => ask(child, 'memory') as Promise<NodeJS.MemoryUsage>;

/** Resolves with the memory of a process after garbage collection. */
export const collectedMemoryOf = (child: ChildProcess) =>
  ask(child, 'collected memory') as Promise<NodeJS.MemoryUsage>;

let lastId = 0;

async function ask(child: ChildProcess, question: string): Promise<unknown> {
  const id = ++lastId;
  const signal = AbortSignal.timeout(REPLY_WITHIN_MS);
  child.send({ id, question });
  for await (const [message] of on(child, 'message', { signal }))
    if (message.id === id) return message.response;
  return undefined;
}

/** Ends a process and waits for its exit. */
export function stopProcess(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return Promise.resolve();
  return new Promise((resolve) => {
    child.on('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Ends all processes that were started here. */
export const stopRunning = () => Promise.all([...running].map(stopProcess));

/** Ends all processes that were started here and refuses to start others. */
export async function stopAll() {
  isEnding = true;
  await stopRunning();
}
