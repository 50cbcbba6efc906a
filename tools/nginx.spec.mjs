import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx, provideNginx, REFUSAL } from './nginx.mjs';

const nothing = () => undefined;

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitral-nginx-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function place(name, mode = 0o755) {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, mode);
  return path;
}

describe('finding nginx', () => {
  it('takes the one that NGINX_PATH names, and no other', () => {
    place('nginx');
    const chosen = place('my-nginx');

    expect(findNginx({ NGINX_PATH: chosen, PATH: folder })).toBe(chosen);
    expect(findNginx({ NGINX_PATH: join(folder, 'gone'), PATH: folder })).toBeUndefined();
  });

  it('finds it on the PATH, else where Debian puts it', () => {
    const nginx = place('nginx');

    expect(findNginx({ PATH: `/nowhere:${folder}` })).toBe(nginx);
    expect(findNginx({ PATH: '/nowhere' }, [nginx])).toBe(nginx);
    expect(findNginx({ PATH: '/nowhere' }, [place('not-to-be-run', 0o644)])).toBeUndefined();
  });
});

describe('providing nginx', () => {
  it('installs it when there is none', () => {
    let found;
    const install = () => {
      found = '/usr/sbin/nginx';
      return true;
    };

    expect(provideNginx({ find: () => found, install })).toBe('/usr/sbin/nginx');
  });

  it('refuses in one sentence when it cannot be installed', () => {
    expect(() => provideNginx({ find: nothing, install: nothing })).toThrow(REFUSAL);
  });
});
