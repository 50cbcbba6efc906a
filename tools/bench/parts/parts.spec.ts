import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missedBy } from '../report.ts';
import { linkedPages } from '../visits.ts';
import { rowOf } from './files.ts';
import { memoryGrowth } from './memory.ts';
import { isAhead, publicPaths } from './scripts.ts';

describe('the growth of memory', () => {
  const samples = (...megabytes: number[]) =>
    megabytes.map((each, index) => ({ seconds: 5 * index, megabytes: each }));

  it('ignores ups and downs', () => {
    expect(memoryGrowth(samples(100, 110, 100, 110, 100))).toBe(0);
  });

  it('is the rise of the trend as a fraction of the mean', () => {
    expect(memoryGrowth(samples(95, 100, 105))).toBeCloseTo(0.1);
  });
});

describe('a large file', () => {
  const MEGABYTE = 1024 * 1024;
  const weighed = (seconds: number, before: number, peak: number) => ({
    seconds,
    before: before * MEGABYTE,
    peak: peak * MEGABYTE,
  });
  const rounds = [weighed(4, 300, 310), weighed(2, 310, 360), weighed(5, 320, 325)];

  it('has the speed of its median round and the memory of its worst round', () => {
    expect(rowOf({ work: 'upload', rounds, limit: { below: 51 } }, 1000).figures).toEqual({
      'MB per second': 250,
      'memory before (MB)': 310,
      'peak (MB)': 360,
      'moved (MB)': 50,
    });
  });

  it('breaks its promise at the limit of memory', () => {
    const missed = (limit: object) => missedBy(rowOf({ work: 'upload', rounds, limit }, 1000));
    expect(missed({ below: 50 })).toEqual([
      'upload of 1000 MB: moved (MB) is 50; less than 50 was promised.',
    ]);
    expect(missed({ atMost: 50 })).toEqual([]);
    expect(missed({ atMost: 49 })).toHaveLength(1);
  });
});

describe('the scripts of a built workspace', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'vitral-scripts-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('are those of each public page that has a path without an item', () => {
    const pageAt = (es: string) => ({ page: es, addresses: { es, en: '/else' } });
    const itemPage = { ...pageAt('/educacion/:slug'), items: '/api/zoom-meetings' };
    const publicPages = [pageAt('/'), pageAt('/educacion'), itemPage, { page: 'not-found' }];
    mkdirSync(join(root, 'mfe-public/dist'), { recursive: true });
    writeFileSync(join(root, 'mfe-public/dist/module.json'), JSON.stringify({ publicPages }));
    expect(publicPaths(root)).toEqual(['/es', '/es/educacion']);
  });

  it('leave out scripts prefetched for other pages', () => {
    const of = (name: string, file: string) => `http://127.0.0.1/modules/${name}/0.1.0-01234567/${file}`;
    const all = [
      of('shell', 'main.01.js'),
      of('mfe-settings', 'remoteEntry.02.js'),
      of('mfe-settings', 'dashboard.03.js'),
      of('mfe-people', 'remoteEntry.04.js'),
      of('mfe-people', 'remote.05.js'),
    ];
    expect(all.map((url) => isAhead(url, all))).toEqual([false, false, false, true, true]);
    expect(isAhead('http://127.0.0.1/other.js', all)).toBe(false);
  });
});

describe('the pages of a built console', () => {
  it('are those of the sidebar, in its order', () => {
    const root = mkdtempSync(join(tmpdir(), 'vitral-console-'));
    const page = (path: string, order?: number) => ({
      path,
      ...(order !== undefined && { navigation: { order, icon: 'star' } }),
    });
    const modules = {
      'mfe-a': [page('/admin/users', 80), page('/admin/alias')],
      'mfe-b': [page('/admin/sales', 20)],
    };
    for (const [name, pages] of Object.entries(modules)) {
      mkdirSync(join(root, name, 'dist'), { recursive: true });
      writeFileSync(join(root, name, 'dist/module.json'), JSON.stringify({ pages }));
    }
    expect(linkedPages(root).map(({ path }) => path)).toEqual(['/admin/sales', '/admin/users']);
    rmSync(root, { recursive: true });
  });
});
