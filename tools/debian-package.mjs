import { spawnSync } from 'node:child_process';

const ATTEMPTS = 3;

function quietly(command, ...words) {
  // At run level 1 Debian starts no service that it installs.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return spawnSync(command, words, { env, stdio: ['ignore', 'ignore', 'ignore'] }).status === 0;
}

/** Installs a package of Debian's when we may: as root, with apt-get. True when it is there afterwards. */
export function installPackage(name, purpose, run = quietly) {
  if (process.getuid?.() !== 0 || !run('apt-get', '--version')) return false;
  console.log(`Installing ${name} for ${purpose} (apt-get) ...`);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const installed =
      run('apt-get', 'update', '-q') && run('apt-get', 'install', '-qy', '--no-install-recommends', name);
    if (installed) return true;
  }
  return false;
}
