import type { Sample } from './trend.ts';
import { asTable, toTenths, wordFor } from '../table.ts';

interface Trend {
  /** Fraction of the mean. */
  growth: number;
  /** Megabytes. */
  heapBefore: number;
  heapAfter: number;
  failures: number;
}

interface MemoryReading extends Trend {
  samples: Sample[];
  /** Seconds. */
  warmUp: number;
  responses: number;
  writes: number;
}

const BELOW = 0.05;

const isFlat = ({ growth }: Trend) => growth < BELOW;
const isCollected = ({ heapBefore, heapAfter }: Trend) => heapAfter <= heapBefore * (1 + BELOW);

export function memoryTable(reading: MemoryReading) {
  const { samples, warmUp, growth, heapBefore, heapAfter, responses, failures, writes } = reading;
  const weighed = samples.filter(({ seconds }) => seconds >= warmUp).map(({ megabytes }) => megabytes);
  const rows = [
    {
      memory: 'resident (MB)',
      before: weighed[0] ?? 0,
      after: weighed.at(-1) ?? 0,
      least: Math.min(...weighed),
      most: Math.max(...weighed),
      growth: asPercent(growth),
      promised: `below ${BELOW * 100} %`,
      promise: wordFor(isFlat(reading)),
    },
    {
      memory: 'heap, collected (MB)',
      before: heapBefore,
      after: heapAfter,
      least: '',
      most: '',
      growth: asPercent(heapAfter / heapBefore - 1),
      promised: `at most ${BELOW * 100} %`,
      promise: wordFor(isCollected(reading)),
    },
  ];
  const rounded = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, cell]) => [key, typeof cell === 'number' ? toTenths(cell) : cell]),
    ),
  );
  const load = `${responses.toLocaleString('en')} responses in ${samples.at(-1)?.seconds} seconds, ${failures} failed; ${writes} changes.`;
  return `${asTable(rounded)}\n\n${load} Resident memory is measured from second ${warmUp} on.`;
}

export function missedMemoryTrend(reading: Trend) {
  const { growth, heapBefore, heapAfter, failures } = reading;
  return [
    ...(isFlat(reading)
      ? []
      : [`Memory grows by ${asPercent(growth)} under load; less than ${BELOW * 100} % were promised.`]),
    ...(isCollected(reading)
      ? []
      : [
          `After collecting, the heap holds ${heapAfter.toFixed(1)} MB where it held ${heapBefore.toFixed(1)} MB before; ${BELOW * 100} % more were promised at most.`,
        ]),
    ...(failures > 0 ? [`${failures} requests of the mixed load failed.`] : []),
  ];
}

const asPercent = (share: number) => `${(share * 100).toFixed(1)} %`;
