import { keepsRatio } from './figures.mjs';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** One sentence for each ratio that is too small, one for slow answers and one for requests that failed. */
export const missedScenarios = (readings) => readings.flatMap(missedBy);

function missedBy({ name, failures, atLeast, perSecond, perProcessorSecond, p99, p99Below }) {
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

export const missedWaits = (readings) =>
  readings
    .filter(({ isKept }) => !isKept)
    .map(
      ({ path, site, atMost }) =>
        `GET ${decodeURI(path)} takes ${number.format(site)} ms; ${atMost} ms were promised.`,
    );

export const missedMemory = (readings) =>
  readings
    .filter(({ isKept }) => !isKept)
    .map(
      ({ work, megabytes, moreMegabytes, atMost }) =>
        `${work} of ${number.format(megabytes)} MB moves memory by ${number.format(moreMegabytes)} MB; ${atMost} MB were promised.`,
    );
