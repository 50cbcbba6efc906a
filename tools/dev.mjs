import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { stopWithParent } from './stop-with-parent.mjs';

const MODULES = readdirSync('.').filter((name) => name.startsWith('mfe-'));
const READY_WITHIN_MS = 60_000;
/** The first address for an override: it stays right when the command is started again. */
const FIRST_PORT = 8081;
/** What the build of a module itself runs on. */
const BUILD_LIBRARIES = ['contracts', 'embeds', 'schedule'];

const words = process.argv.slice(2);
const isAlone = words.includes('--alone');
const chosen = words.filter((word) => word !== '--alone');
const unknown = chosen.filter((name) => !MODULES.includes(name));
if (unknown.length > 0) refuse(`${unknown.join(', ')}: no such module. There are ${MODULES.join(', ')}.`);
if (isAlone && chosen.length === 0) refuse('Name the module, as in: npm run dev -- mfe-people --alone');

const children = [];
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
stopWithParent();

if (isAlone) await serveAlone();
else await serveSite();

/** Everything is built once; the chosen modules are then served as they are written. */
async function serveSite() {
  build(['api', 'shell', ...MODULES]);
  const developed = [];
  for (const name of chosen) developed.push(`${name}=${await serve(name, await freePort())}`);
  const flags = developed.flatMap((setting) => ['--develop', setting]);
  run(process.execPath, ['api/scripts/watch.mjs', '--publish', '--summary', ...flags], {});
  console.log(
    chosen.length > 0
      ? `Edit ${chosen.join(', ')} or the API and reload the page.`
      : 'Edit the API and reload the page. Name a module to develop it too, as in: npm run dev -- mfe-people',
  );
}

/** Only the chosen modules, for a site that runs elsewhere and is told to take them from here. */
async function serveAlone() {
  build(BUILD_LIBRARIES);
  const served = [];
  for (const [index, name] of chosen.entries())
    served.push(`  ${name}  ${await serve(name, await freePort(FIRST_PORT + index))}`);
  console.log(
    `
Served from this checkout, to this machine alone:
${served.join('\n')}

Log in to the site as an admin, open /admin/modules, choose the module's override and give it the address: until it
expires, your session alone takes the module from here. Edit and reload the page. Ctrl-C stops.`,
  );
}

function build(names) {
  const projects = names.map((name) => `@vitral/${name}`).join(',');
  const { status } = spawnSync('nx', ['run-many', '-t', 'build', '-p', projects], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) refuse('The build failed.');
}

async function serve(name, port) {
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

/** The wished port, or the next one that is free after it; any when there is no wish. */
function freePort(wished = 0) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort(wished + 1)));
    probe.listen(wished, '127.0.0.1', () => {
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
