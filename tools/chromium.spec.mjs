import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, provideChromium, REFUSAL } from './chromium.mjs';

const nothing = () => undefined;

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitral-browser-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function placeBrowser(name, mode = 0o755) {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, mode);
  return path;
}

describe('finding Chromium', () => {
  it('takes the browser that CHROMIUM_PATH names', () => {
    placeBrowser('chromium');
    const chosen = placeBrowser('my-browser');

    expect(findChromium({ CHROMIUM_PATH: chosen, PATH: folder })).toBe(chosen);
  });

  it('takes no other browser when CHROMIUM_PATH leads nowhere', () => {
    placeBrowser('chromium');

    expect(findChromium({ CHROMIUM_PATH: join(folder, 'gone'), PATH: folder })).toBeUndefined();
  });

  it('finds Chrome on the PATH', () => {
    const chrome = placeBrowser('google-chrome');

    expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(chrome);
  });

  it('passes over a file that cannot be run', () => {
    placeBrowser('chromium', 0o644);

    expect(findChromium({ PATH: folder }, [])).toBeUndefined();
  });
});

describe('providing Chromium', () => {
  it('installs it when there is none', () => {
    let browser;
    const install = () => {
      browser = '/usr/bin/chromium';
      return true;
    };

    expect(provideChromium({ find: () => browser, install })).toBe('/usr/bin/chromium');
  });

  it('installs nothing when there is one', () => {
    const install = () => {
      throw new Error('nothing to install');
    };

    expect(provideChromium({ find: () => '/usr/bin/chromium', install })).toBe('/usr/bin/chromium');
  });

  it('refuses in one sentence when it cannot be installed', () => {
    expect(() => provideChromium({ find: nothing, install: nothing })).toThrow(REFUSAL);
  });

  it('ends with that sentence alone and exit code 1 as a command', () => {
    const script = fileURLToPath(new URL('chromium.mjs', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [script], {
      env: { CHROMIUM_PATH: join(folder, 'gone'), PATH: folder },
      encoding: 'utf8',
    });

    expect({ status, stderr }).toEqual({ status: 1, stderr: `${REFUSAL}\n` });
  });
});
