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

function killGroup(pid: number | undefined, signal: NodeJS.Signals) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended already.
  }
}

/**
 * Runs a script with Node and resolves with its exit code and output; `onOutput` receives the output in chunks. After `limit`
 * milliseconds, or when this process is told to stop, the script and all that it started are ended.
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

  const forward = (signal: NodeJS.Signals) => {
    killGroup(child.pid, signal);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.once(signal, forward);
  const timers = [
    setTimeout(() => {
      output += `\nStopped after ${Math.round(limit / 1000)} s.\n`;
      killGroup(child.pid, 'SIGTERM');
    }, limit),
    setTimeout(() => killGroup(child.pid, 'SIGKILL'), limit + GRACE),
  ];

  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ code, output }));
  }).finally(() => {
    timers.forEach(clearTimeout);
    for (const signal of SIGNALS) process.off(signal, forward);
  });
}
