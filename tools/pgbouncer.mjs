import { fileURLToPath } from 'node:url';
import { installPackage } from './debian-package.mjs';
import { findExecutable, isExecutable } from './find-executable.mjs';

/** Where Debian puts it, which is not on everybody's path. */
const USUAL_PLACES = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];

export const REFUSAL =
  'The tests with several servers need PgBouncer, and none was found: install it (Debian: apt-get install pgbouncer) or set PGBOUNCER_PATH to its executable.';

/** The path of PgBouncer: PGBOUNCER_PATH when it is set, else the first one installed, else undefined. */
export function findPgBouncer(environment = process.env, usualPlaces = USUAL_PLACES) {
  if (environment.PGBOUNCER_PATH) return [environment.PGBOUNCER_PATH].find(isExecutable);
  return findExecutable(['pgbouncer'], environment, usualPlaces);
}

const installPgBouncer = () =>
  !process.env.PGBOUNCER_PATH && installPackage('pgbouncer', 'the tests with several servers');

/** Finds PgBouncer, or installs it, or refuses in one sentence. */
export function providePgBouncer({ find = findPgBouncer, install = installPgBouncer } = {}) {
  const found = find() ?? (install() ? find() : undefined);
  if (!found) throw new Error(REFUSAL);
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(providePgBouncer());
  } catch ({ message }) {
    console.error(message);
    process.exitCode = 1;
  }
}
