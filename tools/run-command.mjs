import { spawn } from 'node:child_process';

const isPlain = Boolean(process.env.CI) || !process.stdout.isTTY;

/** Milliseconds to clear up in, servers and browsers too. */
const GRACE = 30_000;

function killGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

/**
 * Runs a script with Node and resolves with its exit code and all that it wrote, which `onOutput` gets piece by piece. After `limit`
 * milliseconds, or when this process is told to stop, whatever the script started is ended with it.
 */
export function runCommand([script, ...words], { root, environment, limit, onOutput = () => undefined }) {
  const env = { ...process.env, ...environment, FORCE_COLOR: isPlain ? '0' : '1' };
  // Node warns of the two together.
  delete env.NO_COLOR;
  const child = spawn(process.execPath, [script, ...words], { cwd: root, env, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      onOutput(String(chunk));
    });
  }

  const passOn = (signal) => {
    killGroup(child, signal);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, passOn);
  const timers = [
    setTimeout(() => {
      output += `\nStopped after ${Math.round(limit / 1000)} s.\n`;
      killGroup(child, 'SIGTERM');
    }, limit),
    setTimeout(() => killGroup(child, 'SIGKILL'), limit + GRACE),
  ];

  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ code, output }));
  }).finally(() => {
    timers.forEach(clearTimeout);
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, passOn);
  });
}
