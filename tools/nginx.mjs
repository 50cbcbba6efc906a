import { fileURLToPath } from 'node:url';
import { installPackage } from './debian-package.mjs';
import { findExecutable, isExecutable } from './find-executable.mjs';

/** Where Debian puts it, which is not on everybody's path. */
const USUAL_PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

export const REFUSAL =
  'The tests with three servers need nginx, and none was found: install it (Debian: apt-get install nginx-light) or set NGINX_PATH to its executable.';

/** The path of nginx: NGINX_PATH when it is set, else the first one installed, else undefined. */
export function findNginx(environment = process.env, usualPlaces = USUAL_PLACES) {
  if (environment.NGINX_PATH) return [environment.NGINX_PATH].find(isExecutable);
  return findExecutable(['nginx'], environment, usualPlaces);
}

const installNginx = () =>
  !process.env.NGINX_PATH && installPackage('nginx-light', 'the tests with three servers');

/** Finds nginx, or installs it, or refuses in one sentence. */
export function provideNginx({ find = findNginx, install = installNginx } = {}) {
  const found = find() ?? (install() ? find() : undefined);
  if (!found) throw new Error(REFUSAL);
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(provideNginx());
  } catch ({ message }) {
    console.error(message);
    process.exitCode = 1;
  }
}
