import { keepsRatio } from './figures.ts';
import type { MemoryReading, WaitReading } from './table.ts';

interface ScenarioReading {
  name: string;
  failures: number;
  atLeast: number;
  perSecond: { ratio: number };
  perProcessorSecond: { ratio: number };
  p99: { site: number };
  p99Below: number;
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Returns a sentence for each ratio that is too small, for slow responses and for failed requests. */
export const missedScenarios = (readings: ScenarioReading[]) => readings.flatMap(missedBy);

function missedBy(reading: ScenarioReading) {
  const { name, failures, atLeast, perSecond, perProcessorSecond, p99, p99Below } = reading;
  const ratios = Object.entries({ second: perSecond, 'processor second': perProcessorSecond });
  const tooSmall = ratios.filter(([, figures]) => !keepsRatio(figures, { failures: 0, atLeast }));
  return [
    ...(failures > 0 ? [`${number.format(failures)} requests of ${name} failed.`] : []),
    ...tooSmall.map(
      ([per, { ratio }]) =>
        `${name} reaches ${ratio.toFixed(2)} of a bare server's answers per ${per}; ${atLeast.toFixed(2)} were promised.`,
    ),
    ...(p99.site < p99Below
      ? []
      : [`${name} takes ${number.format(p99.site)} ms at p99; less than ${p99Below} ms were promised.`]),
  ];
}

export const missedWaits = (readings: Pick<WaitReading, 'path' | 'site' | 'atMost' | 'isKept'>[]) =>
  readings
    .filter(({ isKept }) => !isKept)
    .map(
      ({ path, site, atMost }) =>
        `GET ${decodeURI(path)} takes ${number.format(site)} ms; ${atMost} ms were promised.`,
    );

export const missedMemory = (readings: Omit<MemoryReading, 'seconds'>[]) =>
  readings
    .filter(({ isKept }) => !isKept)
    .map(
      ({ work, megabytes, moreMegabytes, atMost }) =>
        `${work} of ${number.format(megabytes)} MB moves memory by ${number.format(moreMegabytes)} MB; ${atMost} MB were promised.`,
    );
