import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programOf, installPackage } from './program.ts';

const REFUSAL = 'The tests need a mill, and none was found.';
const PROGRAM = programOf({
  names: ['mill', 'windmill'],
  usualPlaces: [],
  variable: 'MILL_PATH',
  packageName: 'mill',
  purpose: 'the tests',
  refusal: REFUSAL,
});
const nothing = () => undefined;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitral-program-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(name: string, mode = 0o755) {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, mode);
  return path;
}

describe('finding a program', () => {
  it('takes the path in its variable and no other', () => {
    install('mill');
    const chosen = install('my-mill');

    expect(PROGRAM.find({ MILL_PATH: chosen, PATH: folder })).toBe(chosen);
    expect(PROGRAM.find({ MILL_PATH: join(folder, 'gone'), PATH: folder })).toBeUndefined();
  });

  it('searches the PATH for all its names, then its usual places', () => {
    const windmill = install('windmill');

    expect(PROGRAM.find({ PATH: `/nowhere:${folder}` })).toBe(windmill);
    expect(PROGRAM.find({ PATH: '/nowhere' }, [windmill])).toBe(windmill);
  });

  it('skips a file that cannot be executed', () => {
    const broken = install('mill', 0o644);

    expect(PROGRAM.find({ PATH: folder }, [broken])).toBeUndefined();
  });
});

describe('providing a program', () => {
  it('installs a missing program', () => {
    let path: string | undefined;
    const installMill = () => {
      path = '/usr/bin/mill';
      return true;
    };

    expect(PROGRAM.provide({ found: () => path, install: installMill })).toBe('/usr/bin/mill');
  });

  it('installs nothing when the program exists', () => {
    const refuse = () => {
      throw new Error('nothing to install');
    };

    expect(PROGRAM.provide({ found: () => '/usr/bin/mill', install: refuse })).toBe('/usr/bin/mill');
  });

  it('throws the refusal when the program cannot be installed', () => {
    expect(() => PROGRAM.provide({ found: nothing, install: nothing })).toThrow(REFUSAL);
  });
});

describe('chromium.ts', () => {
  const script = fileURLToPath(new URL('chromium.ts', import.meta.url));
  const run = (environment?: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, [script], { env: { PATH: folder, ...environment }, encoding: 'utf8' });

  it('prints a browser where the headless shell is neither found nor installed', () => {
    const browser = install('chromium');
    expect(run().stdout).toBe(`${browser}\n`);

    const shell = install('chromium-headless-shell');
    expect(run().stdout).toBe(`${shell}\n`);
  });

  it('prints one sentence and exits with 1 when there is no Chromium', () => {
    const { status, stderr } = run({ CHROMIUM_PATH: join(folder, 'gone') });

    expect(status).toBe(1);
    expect(stderr).toMatch(/^The browser journeys need Chromium or Chrome, .* CHROMIUM_PATH .*\n$/);
  });
});

function asRoot(work: () => void) {
  const { getuid } = process;
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  process.getuid = () => 0;
  try {
    work();
  } finally {
    process.getuid = getuid;
    log.mockRestore();
  }
}

describe('installing a Debian package', () => {
  it('is tried again when the package could not be fetched', () => {
    asRoot(() => {
      const commands: string[] = [];
      const run = (...words: string[]) => {
        commands.push(words.join(' '));
        return commands.length !== 2;
      };

      expect(installPackage('nginx-light', 'the tests', run)).toBe(true);
      expect(commands).toEqual([
        'apt-get --version',
        'apt-get update -q',
        'apt-get update -q',
        'apt-get install -qy --no-install-recommends nginx-light',
      ]);
    });
  });

  it('fails after three attempts, and at once without apt-get', () => {
    asRoot(() => {
      const without = jest.fn(() => false);
      expect(installPackage('nginx-light', 'the tests', without)).toBe(false);
      expect(without).toHaveBeenCalledTimes(1);

      const failing = jest.fn((_command: string, word?: string) => word === '--version');
      expect(installPackage('nginx-light', 'the tests', failing)).toBe(false);
      expect(failing).toHaveBeenCalledTimes(4);
    });
  });
});
