import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RenderRequest } from '@vitral/contracts/public-pages';
import { RenderProcess } from '../src/pages/rendering/render-process.ts';

const REQUEST = { page: 'landing' } as RenderRequest;
const DENIED = 'ERR_ACCESS_DENIED';

let folder: string;
let server: Server;
/** Number of requests from an isolated renderer. */
let visits = 0;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(process.env['VITRAL_TEST_FOLDER'] ?? '', 'sandbox-'));
  server = createServer((_request, response) => {
    visits += 1;
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
});

/** Result of a renderer that does `work` instead of rendering; `isIsolated` adds the system's isolation where available. */
async function outcomeOf(work: string, limit = 20_000, isIsolated?: boolean): Promise<string> {
  const file = join(folder, `renderer${++count}.cjs`);
  await writeFile(
    file,
    `exports.render = async () => ({ head: '', html: String(await (async () => { ${work} })()) })`,
  );
  const child = new RenderProcess(file, isIsolated);
  try {
    return (await child.render(REQUEST, limit)).html;
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? '';
  } finally {
    await child.end();
  }
}

const ATTEMPTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      `require('fs').readFileSync('/etc/passwd', 'utf8')`,
      `require('node:fs/promises').readFile('/etc/passwd')`,
      `require('fs').writeFileSync('written', 'x')`,
      ...[
        'net',
        'node:http',
        'dns',
        'dgram',
        'child_process',
        'worker_threads',
        'module',
        'process',
        'vm',
      ].map((name) => `require('${name}')`),
      `require('constructor')`,
      `require('./other.cjs')`,
    ].map((work) => [work, DENIED]),
  ),
  "import('node:net')": 'ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING',
  "import('node:fs')": 'ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING',
  "process.binding('tcp_wrap')": 'TypeError',
  "process.getBuiltinModule('fs')": 'TypeError',
  "process.kill(process.ppid, 'SIGKILL')": 'TypeError',
  'process.exit(0)': 'TypeError',
  'process.send({})': 'TypeError',
  "module.constructor._load('fs')": 'TypeError',
  "Function('return this')()": 'EvalError',
  "eval('1')": 'EvalError',
  "new Worker('x')": 'ReferenceError',
  "new WebSocket('ws://127.0.0.1')": 'ReferenceError',
  'JSON.stringify(process.env)': 'done: {}',
};

describe('a sandboxed renderer', () => {
  it.each([
    ['with all isolation', undefined],
    ['without the isolation of the system', false],
  ])('reaches nothing %s', async (_where, isIsolated) => {
    const { port } = server.address() as AddressInfo;
    const attempts = { ...ATTEMPTS, [`fetch('http://127.0.0.1:${port}')`]: 'ReferenceError' };
    const tried = Object.keys(attempts).map(
      (work) => `(async () => { try { return 'done: ' + String(await (${work})); }
      catch (error) { return error.code ?? error.name; } })()`,
    );
    const output = await outcomeOf(
      `return JSON.stringify(await Promise.all([${tried.join()}]));`,
      20_000,
      isIsolated,
    );
    const outcomes = Object.keys(attempts).map((work, index) => [
      work,
      (JSON.parse(output) as string[])[index],
    ]);
    expect(Object.fromEntries(outcomes)).toEqual(attempts);
    expect(visits).toBe(0);
  });

  it.each([
    ['arrays', 'const kept = []; for (;;) kept.push(new Array(1e5).fill(kept.length));'],
    ['buffers', `const kept = []; for (;;) kept.push(require('buffer').Buffer.alloc(2 ** 26, 1));`],
  ])('cannot exhaust the memory with %s', async (_what, work) => {
    expect(await outcomeOf(work)).toMatch(/ended with|memory|Array buffer allocation failed/);
  });

  it('is ended if it takes too long, and refused if its page is too large', async () => {
    expect(await outcomeOf('for (;;);', 3000)).toBe('landing took longer than 3000 ms');
    expect(await outcomeOf(`return 'x'.repeat(5 * 1024 * 1024);`)).toBe(
      'Error: landing has more than 4194304 characters',
    );
  });

  it('reports that it returned no page', async () => {
    expect(await outcomeOf(`throw new RangeError('broken');`)).toBe('RangeError: broken');
    const file = join(folder, 'no-page.cjs');
    await writeFile(file, 'exports.render = async () => ({ html: 1 })');
    const child = new RenderProcess(file);
    await expect(child.render(REQUEST, 20_000)).rejects.toThrow('The renderer returned no page');
    await child.end();
  });
});
