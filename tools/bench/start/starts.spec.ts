import { expect, it } from '@jest/globals';
import { missedStarts, readingOf, startTable } from './starts.ts';

const readings = [readingOf('an empty folder', [4.2, 9, 5]), readingOf('data', [7, 5.04, 4, 5.2])];

it('the table of starts shows the median and the slowest', () => {
  expect(startTable(readings).split('\n')).toEqual([
    'start            median seconds  slowest seconds  promised   promise',
    'an empty folder  5.0             9.0              at most 5  kept',
    'data             5.1             7.0              at most 5  missed',
  ]);
});

it('broken promises of starts name the slow ones', () => {
  expect(missedStarts(readings)).toEqual(['A start with data takes 5.1 s; 5 s were promised.']);
});
