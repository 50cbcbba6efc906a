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
  'tools/{nx-results.ts,eslint/*}',
  '{api,e2e,shell,tools,mfe-*,libs/*}/{package,tsconfig}.json',
];

/** Content of a planted file, or a function of the text that the workspace has there. */
export type Planted = string | ((before: string) => string);

/** Links all installed packages; Vitral's own lead into the folder. */
function linkPackages(folder: string) {
  const own = join(folder, 'node_modules/@vitral');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((name) => name !== '@vitral'))
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  for (const path of globSync('{*,libs/*}/package.json', { cwd: folder, exclude: ['node_modules'] }))
    symlinkSync(join(folder, dirname(path)), join(own, basename(dirname(path))));
}

/** Copies the workspace's configuration and package files, without sources, to a temporary folder and adds the planted files. */
function plantWorkspace(files: Record<string, Planted>) {
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

/** Removes the settings that an inner Nx would take over from the outer task that runs it. */
export function environmentWithoutNx() {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(NX_|npm_)|^(NODE_OPTIONS|FORCE_COLOR)$/.test(name),
  );
  return { ...Object.fromEntries(own), NX_DAEMON: 'false', NO_COLOR: '1' };
}

interface LintResult {
  filePath: string;
  messages: { ruleId: string; message: string }[];
}

function readReports(folder: string): Record<string, string[]> {
  const reports = globSync('{*,libs/*}/lint-report.json', { cwd: folder });
  const results = reports.flatMap(
    (path) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as LintResult[],
  );
  return Object.fromEntries(
    results.map(({ filePath, messages }) => [
      relative(folder, filePath),
      messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    ]),
  );
}

/** Lints planted files through Nx, as developers do, and returns the messages by file. */
export async function lintPlanted(files: Record<string, Planted>) {
  const folder = plantWorkspace(files);
  const projects = [...new Set(Object.keys(files).map((path) => /^(libs\/)?[^/]+/.exec(path)?.[0]))].join();
  const nx = ['run-many', '-t', 'lint', '-p', projects, '--skip-nx-cache', '--'];
  const eslint = ['--format', 'json', '--output-file', 'lint-report.json'];
  try {
    const run = promisify(execFile)(join(ROOT, 'node_modules/.bin/nx'), [...nx, ...eslint], {
      cwd: folder,
      env: environmentWithoutNx(),
    });
    const output = await run.then(
      ({ stdout }) => stdout,
      (failure: { stdout: string; stderr: string }) => failure.stdout + failure.stderr,
    );
    const found = readReports(folder);
    if (Object.keys(found).length === 0) throw new Error(`nx lint left no report:\n${output}`);
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
