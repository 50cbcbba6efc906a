import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { budgetLines, pagesToOpen } from './pages.ts';
import { missedScripts, scriptsTable } from './scripts-table.ts';
import { isAhead } from './weigh-scripts.ts';

describe('the scripts of a built workspace', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'vitral-scripts-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(path: string, content: string | object) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  }

  it('are those of the public pages and the first two of the console', () => {
    const addresses = (es: string) => ({ page: es, addresses: { es, en: '/else' } });
    const publicPages = [addresses('/'), addresses('/educacion'), { page: 'not-found' }];
    write('mfe-public/dist/module.json', { publicPages });
    expect(pagesToOpen(root)).toEqual([
      { path: '/es', atMost: 130_000 },
      { path: '/es/educacion', atMost: null },
      { path: '/admin', title: 'the login page', atMost: null },
      { path: '/admin', title: 'the first page after it', role: 'admin', atMost: 400_000 },
    ]);
  });

  it('count in a budget with their compressed size', () => {
    write('shell/budget.json', {});
    write('shell/dist/module.json', {
      loads: { 'every public page': { files: ['main.js', 'small.js'], brotliBytes: 10 } },
    });
    write('shell/dist/main.js', 'a'.repeat(100));
    write('shell/dist/main.js.br', 'a'.repeat(7));
    write('shell/dist/small.js', 'aa');
    expect(budgetLines(root)).toEqual([
      { project: 'shell', title: 'every public page', count: 2, bytes: 9, atMost: 10 },
    ]);
  });
});

const landing = {
  ...{ path: '/es', bytes: 130_001, firstBytes: 120_000, aheadBytes: 0, count: 6 },
  atMost: 130_000,
};
const login = {
  ...{ path: '/admin', title: 'login', bytes: 363_616, firstBytes: 99, aheadBytes: 22_000, count: 23 },
  atMost: null,
};
const budget = { project: 'shell', title: 'every page', bytes: 102_300, count: 3, atMost: 102_300 };
const readings = { pages: [landing, login], budgets: [budget] };

it('prefetched scripts of other pages are recognised', () => {
  const of = (name: string, file: string) => `http://127.0.0.1/modules/${name}/0.1.0-01234567/${file}`;
  const all = [
    of('shell', 'main.01.js'),
    of('mfe-settings', 'remoteEntry.02.js'),
    of('mfe-settings', 'dashboard.03.js'),
    of('mfe-people', 'remoteEntry.04.js'),
    of('mfe-people', 'remote.05.js'),
  ];
  expect(all.map((address) => isAhead(address, all))).toEqual([false, false, false, true, true]);
  expect(isAhead('http://127.0.0.1/other.js', all)).toBe(false);
});

it('the table of scripts shows sizes beside promises', () => {
  expect(scriptsTable(readings).split('\n')).toEqual([
    'page in a browser  until it is there  ahead of others  bytes of JavaScript  files  promised         promise',
    '/es                          120,000                0              130,001      6  at most 130,000  missed',
    '/admin, login                     99           22,000              363,616     23',
    '',
    'module  page        bytes of JavaScript  files  promised         promise',
    'shell   every page              102,300      3  at most 102,300  kept',
  ]);
});

it('broken promises of scripts name the page', () => {
  expect(missedScripts(readings)).toEqual(['/es loads 130,001 bytes of JavaScript; 130,000 were promised.']);
});

it('the table of scripts shows the budgets without a browser', () => {
  expect(scriptsTable({ ...readings, pages: null })).toContain('there is no Chromium');
  expect(missedScripts({ ...readings, pages: null })).toEqual([]);
});
