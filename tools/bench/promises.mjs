import { keepsRatio } from './figures.mjs';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** One sentence for each ratio that is too small, and one for requests that failed. */
export const missedRatios = (readings) => readings.flatMap(missedBy);

function missedBy(reading) {
  const { path, failures, atLeast, perSecond, perProcessorSecond } = reading;
  const tooSmall = ([per, { ratio }]) =>
    `GET ${path} reaches ${ratio.toFixed(2)} of a bare server's answers per ${per}; ${atLeast.toFixed(2)} were promised.`;
  const ratios = Object.entries({ second: perSecond, 'processor second': perProcessorSecond });
  return [
    ...(failures > 0 ? [`${number.format(failures)} requests of GET ${path} failed.`] : []),
    ...ratios.filter(([, figures]) => !keepsRatio(figures, { failures: 0, atLeast })).map(tooSmall),
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
