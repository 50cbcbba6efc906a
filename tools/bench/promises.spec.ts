import { expect, it } from '@jest/globals';
import { missedMemory, missedScenarios, missedWaits } from './promises.ts';

const reading = { name: 'GET /es', atLeast: 0.5, p99Below: 50, failures: 0, perSecond: { ratio: 0.5 } };

it('broken promises of scenarios name small ratios, slow responses and failed requests', () => {
  expect(
    missedScenarios([
      { ...reading, p99: { site: 49.9 }, perProcessorSecond: { ratio: 0.5 } },
      { ...reading, name: 'GET /en', failures: 3, p99: { site: 50 }, perProcessorSecond: { ratio: 0.49 } },
    ]),
  ).toEqual([
    '3 requests of GET /en failed.',
    "GET /en reaches 0.49 of a bare server's answers per processor second; 0.50 were promised.",
    'GET /en takes 50 ms at p99; less than 50 ms were promised.',
  ]);
});

it('broken promises of lists name the slow list', () => {
  const wait = { atMost: 50, path: '/api/content?q=gu%C3%ADa' };
  expect(missedWaits([{ ...wait, site: 50, isKept: true }])).toEqual([]);
  expect(missedWaits([{ ...wait, site: 61.24, isKept: false }])).toEqual([
    'GET /api/content?q=guía takes 61.2 ms; 50 ms were promised.',
  ]);
});

it('broken promises of backups name the work that took too much memory', () => {
  const backup = { work: 'backup', megabytes: 1024, atMost: 100 };
  expect(missedMemory([{ ...backup, moreMegabytes: 100, isKept: true }])).toEqual([]);
  expect(missedMemory([{ ...backup, moreMegabytes: 101, isKept: false }])).toEqual([
    'backup of 1,024 MB moves memory by 101 MB; 100 MB were promised.',
  ]);
});
