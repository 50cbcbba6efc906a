import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { stopWithParent } from './stop-with-parent.mjs';

const MODULES = readdirSync('.').filter((name) => name.startsWith('mfe-'));
const READY_WITHIN_MS = 60_000;

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !MODULES.includes(name));
if (unknown.length > 0) refuse(`${unknown.join(', ')}: no such module. There are ${MODULES.join(', ')}.`);

const children = [];
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
stopWithParent();

build();
const developed = [];
for (const name of chosen) developed.push(`${name}=${await serve(name)}`);
const flags = developed.flatMap((setting) => ['--develop', setting]);
run(process.execPath, ['api/dist/main.js', '--publish', '--summary', ...flags], {});
console.log(
  chosen.length > 0
    ? `Edit ${chosen.join(', ')} and reload the page.`
    : 'Name a module to develop it, as in: npm run dev -- mfe-people',
);

/** Everything is built once; the chosen modules are then served as they are written. */
function build() {
  const projects = ['api', 'shell', ...MODULES].map((name) => `@vitral/${name}`).join(',');
  const { status } = spawnSync('nx', ['run-many', '-t', 'build', '-p', projects], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) refuse('The build failed.');
}

async function serve(name) {
  const port = await freePort();
  run('webpack', ['serve', '--mode', 'development'], {
    cwd: name,
    env: { ...process.env, MODULE_PORT: String(port) },
  });
  const server = `http://127.0.0.1:${port}`;
  for (let waited = 0; waited < READY_WITHIN_MS; waited += 250) {
    const answer = await fetch(`${server}/module.json`).catch(() => null);
    if (answer?.ok) return server;
    await wait(250);
  }
  return refuse(`${name} could not be served at ${server}.`);
}

function run(command, args, options) {
  const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options });
  child.on('exit', (code) => stop(code ?? 0));
  children.push(child);
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Ends once all that was started has ended, with the code of what failed first. */
function stop(code) {
  process.exitCode ||= code;
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  if (running.length === 0) process.exit();
  for (const child of running) child.kill('SIGTERM');
}

function refuse(sentence) {
  console.error(sentence);
  for (const child of children) child.kill('SIGTERM');
  process.exit(1);
}
