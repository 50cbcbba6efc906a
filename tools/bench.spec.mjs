import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { answerTo } from './bench/answer.mjs';
import { startBareServer } from './bench/compare.mjs';
import { figuresOf, keepsPromise, median } from './bench/figures.mjs';
import { processorSeconds, stopAll, stopProcess } from './bench/processes.mjs';
import { missingBuilds } from './bench/site.mjs';
import { readingsTable, scriptsLine, waitsTable } from './bench/table.mjs';

/** Requests per second; the site answers half as many in a second of processor time, the bare server as many. */
const round = (site, bare, failures = 0) => ({
  site: { perSecond: site, perProcessorSecond: site / 2, failures },
  bare: { perSecond: bare, perProcessorSecond: bare, failures: 0 },
});

describe('the figures', () => {
  it('take the middle of what was measured', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 2, 10, 3])).toBe(2.5);
  });

  it('weigh each round by itself, so that a slow moment of the machine changes nothing', () => {
    expect(figuresOf([round(900, 1000), round(90, 100), round(500, 1000, 3)])).toEqual({
      perSecond: { site: 500, bare: 1000, ratio: 0.9, ratios: [0.9, 0.9, 0.5] },
      perProcessorSecond: { site: 250, bare: 1000, ratio: 0.45, ratios: [0.45, 0.45, 0.25] },
      failures: 3,
    });
  });

  it('keep a promise that both ratios reach', () => {
    const reading = figuresOf([round(1000, 1000)]);
    expect(keepsPromise({ ...reading, atLeast: 0.5 })).toBe(true);
    expect(keepsPromise({ ...reading, atLeast: 0.51 })).toBe(false);
  });

  it('keep none with failed requests', () => {
    const reading = figuresOf([round(1000, 1000), round(1000, 1000, 1)]);
    expect(keepsPromise({ ...reading, atLeast: 0.5 })).toBe(false);
  });
});

describe('the table', () => {
  const page = { path: '/es', encoding: 'br', bytes: 20_480, atLeast: 0.35 };
  const list = { ...page, path: '/api/testimonials', bytes: 900 };

  it('says of each ratio by itself whether the promise was kept', () => {
    const readings = [
      { ...page, ...figuresOf([round(9000, 12_000), round(6000, 12_000)]) },
      { ...list, ...figuresOf([round(400, 1000, 2)]) },
    ];
    expect(readingsTable(readings).split('\n')).toEqual([
      'request                encoding   bytes  answers per        site    bare  ratio  rounds        failures  promised       promise',
      'GET /es                br        20,480  second            7,500  12,000  0.63   0.50 to 0.75         0  at least 0.35  kept',
      'GET /es                br        20,480  processor second  3,750  12,000  0.31   0.25 to 0.38         0  at least 0.35  missed',
      'GET /api/testimonials  br           900  second              400   1,000  0.40   0.40 to 0.40         2  at least 0.35  missed',
      'GET /api/testimonials  br           900  processor second    200   1,000  0.20   0.20 to 0.20         2  at least 0.35  missed',
    ]);
  });

  it('says how long somebody waits for a list, and how much longer than for the bytes alone', () => {
    const list = { path: '/api/content?q=gu%C3%ADa', atMost: 50, bare: 0.52, slowest: 61.26 };
    const waits = [
      { ...list, site: 9.96, isKept: true },
      { ...list, site: 50.04, isKept: false },
    ];
    expect(waitsTable(waits).split('\n')).toEqual([
      'request                  median ms  bare ms  times bare  slowest ms  promised    promise',
      'GET /api/content?q=guía         10      0.5        19.2        61.3  at most 50  kept',
      'GET /api/content?q=guía         50      0.5        96.2        61.3  at most 50  missed',
    ]);
  });

  it('weighs the scripts against what they may weigh', () => {
    expect(scriptsLine({ bytes: 130_001, count: 7, atMost: 130_000, isKept: false })).toBe(
      'JavaScript of the landing page: 130,001 bytes in 7 files; at most 130,000: missed.',
    );
    expect(scriptsLine({ bytes: null, count: 0, atMost: 130_000, isKept: false })).toMatch(/not weighed/);
  });
});

describe('the bare server', () => {
  const body = Buffer.from('\x1f\x8b not really compressed', 'latin1');
  const answer = {
    status: 200,
    headers: { 'content-encoding': 'br', 'content-length': String(body.length), vary: 'Accept-Encoding' },
    body: body.toString('base64'),
  };

  it('sends the status, the headers and the bytes that it was given, until it is stopped', async () => {
    const { child, address } = await startBareServer(answer);
    try {
      expect(await answerTo(`${address}/page`, {})).toEqual(answer);
    } finally {
      await stopProcess(child);
    }
    await expect(answerTo(`${address}/page`, {})).rejects.toThrow('ECONNREFUSED');
  });

  it('tells the processor time that it has used', async () => {
    const { child, address } = await startBareServer(answer);
    try {
      const before = await processorSeconds(child);
      await answerTo(address, {});
      expect(await processorSeconds(child)).toBeGreaterThan(before);
      expect(before).toBeGreaterThan(0);
    } finally {
      await stopProcess(child);
    }
  });

  it('ends with all that the bench started, and none is started afterwards', async () => {
    const { address } = await startBareServer(answer);
    await stopAll();
    await expect(answerTo(address, {})).rejects.toThrow('ECONNREFUSED');
    await expect(startBareServer(answer)).rejects.toThrow('the bench ends');
  });
});

describe('a workspace', () => {
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'vitral-builds-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function leave(...paths) {
    for (const path of paths.map((each) => join(root, each))) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, '{}');
    }
  }

  it('names the projects that have not been built', () => {
    leave('shell/package.json', 'mfe-public/package.json', 'mfe-people/package.json');
    expect(missingBuilds(root)).toEqual(['api', 'mfe-people', 'mfe-public', 'shell']);

    leave('api/dist/main.js', 'shell/dist/module.json', 'mfe-public/dist/module.json');
    expect(missingBuilds(root)).toEqual(['mfe-people']);
  });
});
