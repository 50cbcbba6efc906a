import { spawnSync } from 'node:child_process';

const ATTEMPTS = 3;

function runQuietly(command: string, ...words: string[]) {
  // At run level 1 Debian starts no service that it installs.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return spawnSync(command, words, { env, stdio: ['ignore', 'ignore', 'ignore'] }).status === 0;
}

/** Installs a Debian package where this process is root and has apt-get. Returns whether it is installed. */
export function installPackage(name: string, purpose: string, run = runQuietly) {
  if (process.getuid?.() !== 0 || !run('apt-get', '--version')) return false;
  console.log(`Installing ${name} for ${purpose} (apt-get) ...`);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const installed =
      run('apt-get', 'update', '-q') && run('apt-get', 'install', '-qy', '--no-install-recommends', name);
    if (installed) return true;
  }
  return false;
}
