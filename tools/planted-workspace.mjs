import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SKELETON = [
  'package.json',
  'package-lock.json',
  'nx.json',
  'tsconfig*.json',
  'eslint.config.mjs',
  'tools/{nx-results.mjs,eslint/*}',
  '{api,e2e,shell,tools,mfe-*,libs/*}/{package,tsconfig}.json',
];

/** Every installed package, while Vitral's own names lead into the folder. */
function linkPackages(folder) {
  const own = join(folder, 'node_modules/@vitral');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((name) => name !== '@vitral'))
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  for (const path of globSync('{*,libs/*}/package.json', { cwd: folder, exclude: ['node_modules'] }))
    symlinkSync(join(folder, dirname(path)), join(own, basename(dirname(path))));
}

/** The workspace's configuration and package files in a temporary folder, without any source, plus the planted files. */
function plantWorkspace(files) {
  const folder = mkdtempSync(join(tmpdir(), 'vitral-planted-'));
  for (const path of globSync(SKELETON, { cwd: ROOT })) cpSync(join(ROOT, path), join(folder, path));
  linkPackages(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const before = existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '';
    writeFileSync(join(folder, path), typeof content === 'function' ? content(before) : content);
  }
  return folder;
}

/** An Nx inside an Nx task would take the outer task's settings for its own. */
export function environmentWithoutNx() {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(NX_|npm_)|^(NODE_OPTIONS|FORCE_COLOR)$/.test(name),
  );
  return { ...Object.fromEntries(own), NX_DAEMON: 'false', NO_COLOR: '1' };
}

function readReports(folder) {
  const reports = globSync('{*,libs/*}/lint-report.json', { cwd: folder });
  const results = reports.flatMap((path) => JSON.parse(readFileSync(join(folder, path), 'utf8')));
  return Object.fromEntries(
    results.map(({ filePath, messages }) => [
      relative(folder, filePath),
      messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    ]),
  );
}

/**
 * Lints planted files as developers do, through Nx, and tells what each file was reproached with. A file's content is text
 * or a function of the text that the workspace has there.
 */
export async function lintPlanted(files) {
  const folder = plantWorkspace(files);
  const projects = [...new Set(Object.keys(files).map((path) => path.match(/^(libs\/)?[^/]+/)[0]))].join();
  const nx = ['run-many', '-t', 'lint', '-p', projects, '--skip-nx-cache', '--'];
  const eslint = ['--format', 'json', '--output-file', 'lint-report.json'];
  try {
    const run = promisify(execFile)(join(ROOT, 'node_modules/.bin/nx'), [...nx, ...eslint], {
      cwd: folder,
      env: environmentWithoutNx(),
    });
    const output = await run.then(
      ({ stdout }) => stdout,
      (failure) => failure.stdout + failure.stderr,
    );
    const found = readReports(folder);
    if (Object.keys(found).length === 0) throw new Error(`nx lint left no report:\n${output}`);
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
