import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

/** A program that tests need in addition to Node. */
interface Program {
  /** Possible names of the executable. */
  names: string[];
  /** Paths to try when no folder of the PATH has it. */
  usualPlaces: string[];
  /** Environment variable with the path of another executable. */
  variable: string;
  /** Debian package that is installed when the program is missing. */
  packageName: string;
  /** Reason for the installation, as printed. */
  purpose: string;
  /** Error message if the program is missing and cannot be installed. */
  refusal: string;
}

interface Provision {
  found?: () => string | undefined;
  install?: () => boolean | undefined;
}

export function programOf({ names, usualPlaces, variable, packageName, purpose, refusal }: Program) {
  /** Returns the path in the variable if it is set, else the path of the first installed program. */
  const find = (environment: NodeJS.ProcessEnv = process.env, places = usualPlaces) => {
    const chosen = environment[variable];
    return chosen ? [chosen].find(isExecutable) : findExecutable(names, environment, places);
  };

  const installIt = () => !process.env[variable] && installPackage(packageName, purpose);

  /** Finds or installs the program. Throws the refusal if neither is possible. */
  const provide = ({ found = find, install = installIt }: Provision = {}) => {
    const path = found() ?? (install() ? found() : undefined);
    if (!path) throw new Error(refusal);
    return path;
  };
  return { find, provide };
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the first program of these names on the PATH, else the first of the usual places that exists. */
function findExecutable(
  names: string[],
  { PATH = '' }: { PATH?: string },
  usualPlaces: string[] = [],
): string | undefined {
  const folders = PATH.split(process.platform === 'win32' ? ';' : ':').filter(Boolean);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...usualPlaces].find(isExecutable);
}

const ATTEMPTS = 3;

function runQuietly(command: string, ...words: string[]) {
  // At run level 1, Debian does not start the services that it installs.
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
