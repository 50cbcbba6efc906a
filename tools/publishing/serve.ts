import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const PORT = 8081;
const READY_WITHIN_MS = 60_000;
const PAUSE_MS = 250;

/** Serves the module from its sources and prints how a session on a site loads it from here. Resolves when the server ends. */
export async function serve(module: string, site: string, port = PORT): Promise<number> {
  const server = spawn('webpack', ['serve', '--mode', 'development'], {
    stdio: 'inherit',
    env: { ...process.env, MODULE_PORT: String(port) },
    shell: process.platform === 'win32',
  });
  const ended = new Promise<number>((resolve) => server.on('exit', (code) => resolve(code ?? 0)));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal));
  const address = `http://127.0.0.1:${port}`;
  const isServed = await Promise.race([untilServed(address), ended]);
  if (typeof isServed === 'number') return isServed;
  console.log(`
${module} is served from this folder, to this machine alone: ${address}

Open this page as an admin and choose "Start": until it expires, your session alone takes the module from here.
  ${overrideUrl(site, module, address)}

Edit a file and reload the page. Ctrl-C stops.`);
  return ended;
}

/** Returns the page of a site on which an admin starts the override, with its form filled in. */
export function overrideUrl(site: string, module: string, address: string) {
  const query = new URLSearchParams({ tab: 'override', override: module, address });
  return `${new URL(site).origin}/admin/modules?${query}`;
}

async function untilServed(address: string) {
  for (let waited = 0; waited < READY_WITHIN_MS; waited += PAUSE_MS) {
    const response = await fetch(`${address}/module.json`).catch(() => null);
    if (response?.ok) return;
    await wait(PAUSE_MS);
  }
  throw new Error(`The module could not be served at ${address}.`);
}
