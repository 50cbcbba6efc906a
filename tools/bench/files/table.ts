import type { LargeReading } from './large.ts';
import type { SmallReading } from './small.ts';
import { asTable, MEGABYTE, toTenths, wordFor } from '../table.ts';

type SmallRow = Omit<SmallReading, 'work' | 'perSecond' | 'perProcessorSecond'> & {
  work: string;
  perSecond: { site: number; bare: number; ratio: number };
  perProcessorSecond: { ratio: number };
};

export const filesTable = ({ large, small }: { large: LargeReading[]; small: SmallRow[] }) =>
  [largeTable(large), smallTable(small)].join('\n\n');

const largeTable = (large: LargeReading[]) =>
  asTable(
    large.map(({ work, megabytes, site, bare, ratio, before, peak, after, moved, atMost }) => ({
      work,
      megabytes,
      'MB per second': Math.round(site),
      bare: Math.round(bare),
      ratio: ratio.toFixed(2),
      'memory before (MB)': Math.round(before),
      peak: Math.round(peak),
      after: Math.round(after),
      moved: toTenths(moved),
      promised: `below ${atMost}`,
      promise: wordFor(moved < atMost),
    })),
  );

const smallTable = (small: SmallRow[]) =>
  asTable(
    small.map(({ work, parallel, perSecond, perProcessorSecond, p50, p99, failures, memoryBytes }) => ({
      work,
      'at once': parallel,
      'files per second': toTenths(perSecond.site),
      bare: toTenths(perSecond.bare),
      ratio: perSecond.ratio.toFixed(2),
      'per processor second': perProcessorSecond.ratio.toFixed(2),
      'p50 ms': p50.site,
      'bare p50': p50.bare,
      'p99 ms': p99.site,
      'bare p99': p99.bare,
      failures,
      'memory MB': Math.round(memoryBytes / MEGABYTE),
    })),
  );

export const missedFiles = ({
  large,
  small,
}: {
  large: LargeReading[];
  small: Pick<SmallRow, 'work' | 'failures'>[];
}) => [
  ...large
    .filter(({ moved, atMost }) => moved >= atMost)
    .map(
      ({ work, megabytes, moved, atMost }) =>
        `The ${work} of ${megabytes} MB moves memory by ${toTenths(moved)} MB; less than ${atMost} MB were promised.`,
    ),
  ...small
    .filter(({ failures }) => failures > 0)
    .map(({ work, failures }) => `${failures} requests of the ${work} of small files failed.`),
];
