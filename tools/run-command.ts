import { spawn } from 'node:child_process';

interface RunOptions {
  root: string;
  environment?: Record<string, string>;
  /** Milliseconds. */
  limit: number;
  onOutput?: ((chunk: string) => void) | undefined;
}

const isPlain = Boolean(process.env.CI) || !process.stdout.isTTY;

/** Milliseconds for servers and browsers to clean up after SIGTERM. */
const GRACE = 30_000;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Process ids of the running groups, which end with this process. */
const groups = new Set<number>();

function killGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has already ended.
  }
}

function endAll(signal: NodeJS.Signals) {
  for (const pid of groups) killGroup(pid, signal);
  for (const one of SIGNALS) process.off(one, endAll);
  process.kill(process.pid, signal);
}

/** Ends the group with this process until the returned function is called. */
function endWithProcess(pid: number): () => void {
  if (groups.size === 0) for (const signal of SIGNALS) process.on(signal, endAll);
  groups.add(pid);
  return () => {
    groups.delete(pid);
    if (groups.size === 0) for (const signal of SIGNALS) process.off(signal, endAll);
  };
}

/**
 * Runs a script with Node and resolves with its exit code and output; `onOutput` receives the output in chunks. After
 * `limit` milliseconds, or when this process is stopped, ends the script and all processes that it started.
 */
export function runCommand(
  [script, ...words]: [string, ...string[]],
  { root, environment, limit, onOutput = () => undefined }: RunOptions,
): Promise<{ code: number | null; output: string }> {
  const env: NodeJS.ProcessEnv = { ...process.env, ...environment, FORCE_COLOR: isPlain ? '0' : '1' };
  // Node warns when both NO_COLOR and FORCE_COLOR are set.
  delete env.NO_COLOR;
  const child = spawn(process.execPath, [script, ...words], { cwd: root, env, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      onOutput(String(chunk));
    });
  }

  const { pid } = child;
  const release = pid === undefined ? () => undefined : endWithProcess(pid);
  const end = (signal: NodeJS.Signals) => pid !== undefined && killGroup(pid, signal);
  const timers = [
    setTimeout(() => {
      output += `\nStopped after ${Math.round(limit / 1000)} s.\n`;
      end('SIGTERM');
    }, limit),
    setTimeout(() => end('SIGKILL'), limit + GRACE),
  ];

  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ code, output }));
  }).finally(() => {
    timers.forEach(clearTimeout);
    release();
  });
}
