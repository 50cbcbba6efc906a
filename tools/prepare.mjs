// Runs before start, test, dev and build on the Node of the machine (20 or later), before any package is installed. It therefore
// stays plain JavaScript and imports built-in modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const installed = `${root}node_modules/.installed-lock`;
const ownNode = `${root}node_modules/.bin/node${process.platform === 'win32' ? '.cmd' : ''}`;

/**
 * Paths that no program here reads: source maps and sources, manuals, tests and examples of packages, types for Flow, builds for old
 * browsers, translated messages, Nx for browsers, and Node's C++ headers, which only builds of native packages need. Vitral installs such
 * packages built.
 */
const UNREAD = [
  /\.(map|flow)$|\/(readme|changelog|history)\.md$/i,
  /(?<!\.d)\.m?tsx?$/,
  /\/node_modules\/(@[^/]+\/)?[^@/]+\/(__tests__|tests?|docs?|examples?|benchmarks?|website)$/,
  /\/(esm5|esm2015)$|\/swagger-ui-es-bundle[^/]*$/,
  /\/typescript\/lib\/[a-z]{2}(-[a-z]+)?$|\/axe-core\/locales$/i,
  /\/nx\.wasm32[^/]+$|\/node-[\w-]+\/include$/,
  // Types of programs that no source imports.
  /\/node_modules\/(es-toolkit|knip|nx|@nx|@babel|@commitlint)\/.*\.d\.[cm]?ts$/,
];

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
  removeUnread();
  writeFileSync(installed, wanted);
}

/** Follows no links, as `recursive` of Node would: those of the workspaces lead out of the packages. */
function removeUnread(folder = `${root}node_modules`) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (UNREAD.some((pattern) => pattern.test(path))) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) removeUnread(path);
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
