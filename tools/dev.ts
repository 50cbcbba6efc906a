import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { stopWithParent } from './stop-with-parent.mjs';

const MODULES = readdirSync('.').filter((name) => name.startsWith('mfe-'));
const READY_WITHIN_MS = 60_000;
/** First port of a module for an override. It stays the same when the command is started again. */
const FIRST_PORT = 8081;
/** Libraries that the build of a module needs. */
const BUILD_LIBRARIES = ['contracts', 'embeds', 'schedule'];

const words = process.argv.slice(2);
const isAlone = words.includes('--alone');
const chosen = words.filter((word) => word !== '--alone');
const unknown = chosen.filter((name) => !MODULES.includes(name));
if (unknown.length > 0) refuse(`${unknown.join(', ')}: no such module. There are ${MODULES.join(', ')}.`);
if (isAlone && chosen.length === 0) refuse('Name the module, as in: npm run dev -- mfe-people --alone');

const children: ChildProcess[] = [];
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
stopWithParent();

if (isAlone) await serveAlone();
else await serveSite();

/** Builds everything once, then serves the chosen modules from their sources. */
async function serveSite() {
  build(['api', ...(chosen.length > 0 ? BUILD_LIBRARIES : ['shell']), ...MODULES]);
  if (chosen.length > 0) buildHotShell();
  const developed: string[] = [];
  for (const name of chosen) developed.push(`${name}=${await serve(name, await freePort())}`);
  const flags = developed.flatMap((setting) => ['--develop', setting]);
  run(process.execPath, ['api/scripts/watch.ts', '--publish', '--summary', ...flags]);
  console.log(
    chosen.length > 0
      ? `Edit ${chosen.join(', ')}: open pages follow. Reload them after a change of the API.`
      : 'Edit the API and reload the page. Name a module to develop it too, as in: npm run dev -- mfe-people',
  );
}

/** Serves only the chosen modules, for a site that runs elsewhere and overrides its own modules with them. */
async function serveAlone() {
  build(BUILD_LIBRARIES);
  const served: string[] = [];
  for (const [index, name] of chosen.entries())
    served.push(`  ${name}  ${await serve(name, await freePort(FIRST_PORT + index))}`);
  console.log(
    `
Served from this checkout, to this machine alone:
${served.join('\n')}

Log in to the site as an admin, open /admin/modules, choose the module's override and enter the URL: until it
expires, your session alone takes the module from here. Edit and reload the page. Ctrl-C stops.`,
  );
}

/** Builds the shell with React's development build, so that pages retain their state while a module is edited. */
function buildHotShell() {
  const { status } = spawnSync('webpack', ['--mode', 'development'], {
    cwd: 'shell',
    env: { ...process.env, MODULE_HOT: 'true' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) refuse('The build of the shell failed.');
}

function build(names: string[]) {
  const projects = names.map((name) => `@vitral/${name}`).join(',');
  const { status } = spawnSync('nx', ['run-many', '-t', 'build', '-p', projects], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) refuse('The build failed.');
}

async function serve(name: string, port: number) {
  run('webpack', ['serve', '--mode', 'development'], {
    cwd: name,
    env: { ...process.env, MODULE_PORT: String(port), MODULE_HOT: String(!isAlone) },
  });
  const server = `http://127.0.0.1:${port}`;
  for (let waited = 0; waited < READY_WITHIN_MS; waited += 250) {
    const response = await fetch(`${server}/module.json`).catch(() => null);
    if (response?.ok) return server;
    await wait(250);
  }
  return refuse(`${name} could not be served at ${server}.`);
}

function run(command: string, args: string[], options: SpawnOptions = {}) {
  const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options });
  child.on('exit', (code) => stop(code ?? 0));
  children.push(child);
}

/** Resolves with the first free port from `first` on; with any free port without `first`. */
function freePort(first = 0): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort(first + 1)));
    probe.listen(first, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Ends this process after its children, with the exit code of the first that failed. */
function stop(code: number) {
  process.exitCode ||= code;
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  if (running.length === 0) process.exit();
  for (const child of running) child.kill('SIGTERM');
}

function refuse(sentence: string): never {
  console.error(sentence);
  for (const child of children) child.kill('SIGTERM');
  process.exit(1);
}
