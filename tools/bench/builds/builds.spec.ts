import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildsTable, missedBuilds } from './builds-table.ts';
import { copyWorkspace } from './copy-workspace.ts';
import { partsOfTheSite, readingOf } from './time-builds.ts';

describe('a copy of the workspace', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitral-copy-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(path: string) {
    const file = join(folder, 'root', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, path);
  }
  const read = (path: string) => readFileSync(join(folder, 'copy', path), 'utf8');
  const exists = (path: string) => existsSync(join(folder, 'copy', path));

  it('has the sources and the packages, but no output of a build', async () => {
    const kept = ['mfe-people/package.json', 'libs/ui/package.json', 'libs/ui/src/data/table.tsx'];
    const packages = ['node_modules/react/index.js', 'mfe-people/node_modules/ajv/index.js'];
    const left = ['.nx/cache/1', 'data/postgres', 'mfe-people/dist/main.js'];
    const caches = ['node_modules/.cache/a', 'mfe-people/node_modules/.cache/webpack/0.pack'];
    for (const path of [...kept, ...packages, ...left, ...caches]) write(path);
    await copyWorkspace(join(folder, 'root'), join(folder, 'copy'));

    for (const path of [...kept, ...packages]) expect(read(path)).toBe(path);
    expect([...left, ...caches].filter(exists)).toEqual([]);
  });

  it('resolves its own packages to itself', async () => {
    write('libs/ui/package.json');
    mkdirSync(join(folder, 'root', 'node_modules/@vitral'), { recursive: true });
    symlinkSync('../../libs/ui', join(folder, 'root', 'node_modules/@vitral/ui'));
    await copyWorkspace(join(folder, 'root'), join(folder, 'copy'));

    writeFileSync(join(folder, 'copy', 'libs/ui/package.json'), 'changed');
    expect(read('node_modules/@vitral/ui/package.json')).toBe('changed');
    expect(readFileSync(join(folder, 'root', 'libs/ui/package.json'), 'utf8')).toBe('libs/ui/package.json');
  });

  it('has the projects that are built by themselves', () => {
    for (const name of ['api', 'shell', 'mfe-public', 'tools', 'libs/ui']) write(`${name}/package.json`);
    expect(partsOfTheSite(join(folder, 'root'))).toEqual(['api', 'mfe-public', 'shell']);
  });
});

const tasks = (...statuses: string[]) => statuses.map((status) => ({ status }));
const readings = [
  readingOf({ work: 'everything', mayTake: null, seconds: 61.23, tasks: tasks('success', 'success') }),
  readingOf({ work: 'it again', mayTake: 'caches', seconds: 2, tasks: tasks('local-cache', 'success') }),
  readingOf({ work: 'api', mayTake: 20, seconds: 20, tasks: tasks('success', 'local-cache-kept-existing') }),
  readingOf({ work: 'shell', mayTake: 20, seconds: 20.1, tasks: tasks('success') }),
];

it('the table of builds shows times and numbers of built projects', () => {
  expect(buildsTable(readings).split('\n')).toEqual([
    'built       seconds  projects  from cache  promised        promise',
    'everything  61.2            2           0',
    'it again    2.0             1           1  all from cache  missed',
    'api         20.0            1           1  at most 20 s    kept',
    'shell       20.1            1           0  at most 20 s    missed',
  ]);
});

it('broken promises of builds name slow and needless builds', () => {
  expect(missedBuilds(readings)).toEqual([
    'A build of it again builds 1 projects; all from cache was promised.',
    'A build of shell takes 20.1 s; 20 s were promised.',
  ]);
});
