import { programOf } from './program.ts';

/** Folders in which Debian and others install servers, which are not in the PATH of ordinary users. */
const placesOf = (name: string) => [
  `/usr/sbin/${name}`,
  `/usr/local/sbin/${name}`,
  `/opt/homebrew/bin/${name}`,
];
const purpose = 'the tests with several servers';

export const NGINX = programOf({
  names: ['nginx'],
  usualPlaces: placesOf('nginx'),
  variable: 'NGINX_PATH',
  packageName: 'nginx-light',
  purpose,
  refusal:
    'The tests with several servers need nginx, and none was found: install it (Debian: apt-get install nginx-light) or set NGINX_PATH to its executable.',
});

export const PGBOUNCER = programOf({
  names: ['pgbouncer'],
  usualPlaces: placesOf('pgbouncer'),
  variable: 'PGBOUNCER_PATH',
  packageName: 'pgbouncer',
  purpose,
  refusal:
    'The tests with several servers need PgBouncer, and none was found: install it (Debian: apt-get install pgbouncer) or set PGBOUNCER_PATH to its executable.',
});
