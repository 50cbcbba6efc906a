// Runs before start, test, dev and build on the Node of the machine (20 or later), before any package is installed. It therefore
// stays plain JavaScript and imports built-in modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { removeSymbols } from './symbols.mjs';
import { UNREAD, WITH_SYMBOLS } from './unread.mjs';

const NODE_MAJOR = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const installed = `${root}node_modules/.installed-lock`;
const ownNode = `${root}node_modules/.bin/node${process.platform === 'win32' ? '.cmd' : ''}`;

const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');
const found = existsSync(installed) ? readFileSync(installed, 'utf8') : '';
if (found !== wanted) install();
checkNode();

function install() {
  console.log('Installing packages, which takes about a minute ...');
  const options = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...options], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', options, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) refuse('The packages could not be installed: see the lines above.');
  for (const folder of foldersOfPackages()) removeUnread(folder);
  writeFileSync(installed, wanted);
}

/** npm puts a version that only one workspace needs into the folder of that workspace. */
function foldersOfPackages() {
  const workspaces = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return ['', ...workspaces.map(({ name }) => `${name}/`)]
    .map((workspace) => `${root}${workspace}node_modules`)
    .filter((folder) => existsSync(folder));
}

/** Does not follow links, as Node's `recursive` would: the links of the workspaces lead out of the packages. */
function removeUnread(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (UNREAD.some((pattern) => pattern.test(path))) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) removeUnread(path);
    else if (WITH_SYMBOLS.test(path)) removeSymbols(path);
  }
}

/** npm puts node_modules/.bin first in the PATH of every script, and with it the Node of the packages. */
function checkNode() {
  const { stdout } = spawnSync(ownNode, ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const version =
    stdout?.trim() || (existsSync(ownNode) ? 'a version that does not run here' : process.version);
  if (Number(/^v(\d+)\./.exec(version)?.[1]) >= NODE_MAJOR) return;
  refuse(
    `Vitral needs Node ${NODE_MAJOR}, but its scripts would run on ${version}: install Node ${NODE_MAJOR}.`,
  );
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
