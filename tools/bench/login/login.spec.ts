import { expect, it } from '@jest/globals';
import { loginTable, missedLogins } from './table.ts';

const ratios = [0.8];
const reading = {
  parallel: 8,
  perSecond: { site: 32.14, bare: 40, ratio: 0.8, ratios },
  perProcessorSecond: { site: 20, bare: 25.5, ratio: 0.78, ratios },
  p50: { site: 240, bare: 200 },
  p99: { site: 280, bare: 230 },
  failures: 0,
  memoryBytes: 320 * 1024 * 1024,
};

it('the table of logins shows them beside hashing alone', () => {
  expect(loginTable([reading]).split('\n')).toEqual([
    'at once  logins per        site  bare  ratio  p50 ms  bare p50  p99 ms  bare p99  failures  memory MB',
    '      8  second            32.1    40  0.80      240       200     280       230         0        320',
    '      8  processor second    20  25.5  0.78      240       200     280       230         0        320',
  ]);
});

it('broken promises of logins count the failed ones', () => {
  expect(missedLogins([reading])).toEqual([]);
  expect(missedLogins([{ ...reading, failures: 3 }])).toEqual(['3 logins, 8 at once, failed.']);
});
