import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPgBouncer, providePgBouncer, REFUSAL } from './pgbouncer.mjs';

const nothing = () => undefined;

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitral-pgbouncer-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function place(name, mode = 0o755) {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, mode);
  return path;
}

describe('finding PgBouncer', () => {
  it('takes the one that PGBOUNCER_PATH names, and no other', () => {
    place('pgbouncer');
    const chosen = place('my-pgbouncer');

    expect(findPgBouncer({ PGBOUNCER_PATH: chosen, PATH: folder })).toBe(chosen);
    expect(findPgBouncer({ PGBOUNCER_PATH: join(folder, 'gone'), PATH: folder })).toBeUndefined();
  });

  it('finds it on the PATH, else where Debian puts it', () => {
    const pgbouncer = place('pgbouncer');

    expect(findPgBouncer({ PATH: `/nowhere:${folder}` })).toBe(pgbouncer);
    expect(findPgBouncer({ PATH: '/nowhere' }, [pgbouncer])).toBe(pgbouncer);
    expect(findPgBouncer({ PATH: '/nowhere' }, [place('not-to-be-run', 0o644)])).toBeUndefined();
  });
});

describe('providing PgBouncer', () => {
  it('installs it when there is none', () => {
    let found;
    const install = () => {
      found = '/usr/sbin/pgbouncer';
      return true;
    };

    expect(providePgBouncer({ find: () => found, install })).toBe('/usr/sbin/pgbouncer');
  });

  it('refuses in one sentence when it cannot be installed', () => {
    expect(() => providePgBouncer({ find: nothing, install: nothing })).toThrow(REFUSAL);
  });
});
