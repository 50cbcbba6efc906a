import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programOf } from './program.mjs';

const REFUSAL = 'The tests need a mill, and none was found.';
const MILL = programOf({
  names: ['mill', 'windmill'],
  usualPlaces: [],
  variable: 'MILL_PATH',
  packageName: 'mill',
  purpose: 'the tests',
  refusal: REFUSAL,
});
const nothing = () => undefined;

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitral-program-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function place(name, mode = 0o755) {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, mode);
  return path;
}

describe('finding a program', () => {
  it('takes the one that its variable names, and no other', () => {
    place('mill');
    const chosen = place('my-mill');

    expect(MILL.find({ MILL_PATH: chosen, PATH: folder })).toBe(chosen);
    expect(MILL.find({ MILL_PATH: join(folder, 'gone'), PATH: folder })).toBeUndefined();
  });

  it('finds it on the PATH under any of its names, else in its usual places', () => {
    const windmill = place('windmill');

    expect(MILL.find({ PATH: `/nowhere:${folder}` })).toBe(windmill);
    expect(MILL.find({ PATH: '/nowhere' }, [windmill])).toBe(windmill);
  });

  it('passes over a file that cannot be run', () => {
    const broken = place('mill', 0o644);

    expect(MILL.find({ PATH: folder }, [broken])).toBeUndefined();
  });
});

describe('providing a program', () => {
  it('installs it when there is none', () => {
    let path;
    const install = () => {
      path = '/usr/bin/mill';
      return true;
    };

    expect(MILL.provide({ found: () => path, install })).toBe('/usr/bin/mill');
  });

  it('installs nothing when there is one', () => {
    const install = () => {
      throw new Error('nothing to install');
    };

    expect(MILL.provide({ found: () => '/usr/bin/mill', install })).toBe('/usr/bin/mill');
  });

  it('refuses in one sentence when it cannot be installed', () => {
    expect(() => MILL.provide({ found: nothing, install: nothing })).toThrow(REFUSAL);
  });
});

it('ends with a sentence alone and exit code 1 when Chromium is asked for as a command and cannot be had', () => {
  const script = fileURLToPath(new URL('chromium.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script], {
    env: { CHROMIUM_PATH: join(folder, 'gone'), PATH: folder },
    encoding: 'utf8',
  });

  expect(status).toBe(1);
  expect(stderr).toMatch(/^The browser journeys need Chromium or Chrome, .* CHROMIUM_PATH .*\n$/);
});
