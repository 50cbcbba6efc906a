import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildFile } from './build-file.ts';
import { RestartingServer } from './restarting-server.ts';

let folder: string;
let server: RestartingServer;
let logged: string[];
let fullBuilds: number;
const write = (file: string, code: string) => writeFileSync(join(folder, 'src', file), code);
const output = () => readFileSync(join(folder, 'said'), 'utf8');

/** Returns a program that appends a word to a file and runs until it is stopped. */
const program = (word: string) => `import { appendFileSync } from 'node:fs';
appendFileSync(process.argv[2] as string, '${word} ');
setInterval(() => undefined, 1000);`;

async function until(condition: () => boolean) {
  const limit = performance.now() + 30_000;
  while (!condition() && performance.now() < limit) await wait(20);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitral-restart-'));
  logged = [];
  fullBuilds = 0;
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'said'), '');
  write('main.ts', program('one'));
  write('unused.ts', 'export {};');
  const paths = { source: join(folder, 'src'), output: join(folder, 'dist') };
  for (const file of ['main.ts', 'unused.ts']) await buildFile(file, paths);
  server = new RestartingServer({
    ...paths,
    args: [join(folder, 'dist/main.js'), join(folder, 'said')],
    buildAll: () => Promise.resolve((fullBuilds += 1)),
    log: (line) => logged.push(line),
  });
  await until(() => output() === 'one ');
});

afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe('the restarting server', () => {
  it('runs a changed program', async () => {
    write('main.ts', program('two'));
    await until(() => output() === 'one two ');
    expect(output()).toBe('one two ');
  });

  it('keeps the program running while its source does not compile', async () => {
    write('main.ts', 'const = ;');
    await until(() => logged.length > 0);
    expect(logged.join()).toMatch(/Expression expected|Expected/);
    expect(server.isRunning).toBe(true);
  });

  it('waits for the next change after the program failed', async () => {
    write('main.ts', 'throw new Error("no start");');
    await until(() => logged.length > 0);
    write('main.ts', program('three'));
    await until(() => output() === 'one three ');
    expect(output()).toBe('one three ');
  });

  it('rebuilds everything when a file is deleted', async () => {
    rmSync(join(folder, 'src/unused.ts'));
    await until(() => output() === 'one one ');
    expect(fullBuilds).toBe(1);
  });
});
