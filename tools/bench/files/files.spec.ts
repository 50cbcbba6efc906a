import { describe, expect, it } from '@jest/globals';
import { formOf } from './form.ts';
import { figuresOfLarge } from './large.ts';
import { filesTable, missedFiles } from './table.ts';

const MEGABYTE = 1024 * 1024;
const weighed = (seconds: number, before: number, peak: number) => ({
  seconds,
  before: before * MEGABYTE,
  peak: peak * MEGABYTE,
  after: before * MEGABYTE,
});

describe('a large file', () => {
  const figures = figuresOfLarge(
    [
      { site: weighed(4, 300, 310), bare: weighed(2, 40, 60) },
      { site: weighed(2, 310, 360), bare: weighed(2, 40, 60) },
      { site: weighed(5, 320, 325), bare: weighed(1, 40, 60) },
    ],
    1000,
  );

  it('has the speed of its median round and the memory of its worst round', () => {
    expect(figures).toEqual({
      site: 250,
      bare: 500,
      ratio: 0.5,
      before: 310,
      peak: 360,
      after: 310,
      moved: 50,
    });
  });

  it('breaks its promise at the limit of memory', () => {
    const upload = { work: 'upload', megabytes: 1000, atMost: 50, ...figures };
    expect(missedFiles({ large: [{ ...upload, moved: 49.9 }], small: [] })).toEqual([]);
    expect(missedFiles({ large: [upload], small: [{ work: 'download', failures: 2 }] })).toEqual([
      'The upload of 1000 MB moves memory by 50 MB; less than 50 MB were promised.',
      '2 requests of the download of small files failed.',
    ]);
  });
});

it('the tables of files show large files and small ones', () => {
  const large = [
    {
      work: 'upload',
      megabytes: 1024,
      site: 250.4,
      bare: 500,
      ratio: 0.5,
      before: 310,
      peak: 322.5,
      after: 312,
      moved: 12.5,
      atMost: 50,
    },
  ];
  const figures = { perSecond: { site: 80.25, bare: 200, ratio: 0.4 }, perProcessorSecond: { ratio: 0.3 } };
  const latencies = { p50: { site: 90, bare: 30 }, p99: { site: 120, bare: 60 } };
  const small = [
    { work: 'upload', parallel: 8, ...figures, ...latencies, failures: 0, memoryBytes: 320 * MEGABYTE },
  ];
  expect(filesTable({ large, small }).split('\n')).toEqual([
    'work    megabytes  MB per second  bare  ratio  memory before (MB)  peak  after  moved  promised  promise',
    'upload      1,024            250   500  0.50                  310   323    312   12.5  below 50  kept',
    '',
    'work    at once  files per second  bare  ratio  per processor second  p50 ms  bare p50  p99 ms  bare p99  failures  memory MB',
    'upload        8              80.3   200  0.40   0.30                      90        30     120        60         0        320',
  ]);
});

it('a form has the length of its header and one file', () => {
  const { headers, pieces } = formOf(2);
  const form = Buffer.concat([...pieces()]);
  expect(headers['content-length']).toBe(String(form.length));
  expect(form.toString('latin1').match(/filename=/g)).toHaveLength(1);
  expect(form.length).toBeGreaterThan(2 * MEGABYTE);
});
