import { execFileSync, spawn } from 'node:child_process';
import { EXIT, Refusal } from './refusal.ts';

/** Builds this module and the libraries that its build needs, unless they are already built. */
export function buildModule(root: string, module: string): Promise<void> {
  const words = ['run-many', '-t', 'build', '-p', `@vitral/${module}`];
  // The daemon of Nx would outlive the command.
  const env = { NX_DAEMON: 'false', NX_TUI: 'false' };
  return runBuild(process.execPath, [`${root}node_modules/nx/dist/bin/nx.js`, ...words], {
    root,
    module,
    env,
  });
}

/** Builds the only module of a checkout outside of this repository. */
export const buildOwnModule = (root: string, module: string): Promise<void> =>
  runBuild('webpack', ['--mode', 'production'], { root, module });

/** Prints the output of a build only if it fails, since programs may read the output of the command itself. */
async function runBuild(
  program: string,
  words: string[],
  { root, module, env = {} }: { root: string; module: string; env?: NodeJS.ProcessEnv },
): Promise<void> {
  // Builds must not see the secrets.
  const { VITRAL_MODULE_TOKEN: _token, MODULE_SIGNING_KEY: _key, ...environment } = process.env;
  const child = spawn(program, words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, ...env },
    // On Windows, programs of packages are shell scripts.
    shell: process.platform === 'win32' && program !== process.execPath,
  });
  const end = () => child.kill();
  process.once('exit', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  process.off('exit', end);
  if (code !== 0)
    throw new Refusal(EXIT.build, `${output.trim()}\nThe build of ${module} failed: see the lines above.`);
}

/** Returns the commit that is checked out, with `-dirty` if files differ from it; null outside a clone. */
export function revisionOf(root: string) {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '-dirty');
  } catch {
    return null;
  }
}
