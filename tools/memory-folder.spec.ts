import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeMemoryFolder } from './memory-folder.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'vitral-memory-'));
});
afterEach(() => rmSync(place, { recursive: true }));

describe('the folder in memory for temporary files', () => {
  it('is named after its process', () => {
    const folder = makeMemoryFolder(place, 0);

    expect(folder).toBe(join(place, `vitral-test-${process.pid}`));
    expect(existsSync(folder ?? '')).toBe(true);
  });

  it('is not made where there is too little room', () => {
    expect(makeMemoryFolder(place, Number.MAX_SAFE_INTEGER)).toBeNull();
    expect(makeMemoryFolder(join(place, 'missing'), 0)).toBeNull();
  });

  it('replaces the folders of killed runs and leaves those of running ones', () => {
    const ended = join(place, `vitral-test-${spawnSync('true').pid}`);
    const running = join(place, `vitral-test-${process.ppid}`);
    for (const folder of [ended, running]) mkdirSync(folder);

    makeMemoryFolder(place, 0);

    expect([existsSync(ended), existsSync(running)]).toEqual([false, true]);
  });
});
