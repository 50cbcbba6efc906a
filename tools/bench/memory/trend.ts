export interface Sample {
  seconds: number;
  megabytes: number;
}

type Value = (sample: Sample) => number;

/** Returns the rise of `value` in a second, by least squares. */
export function slopeOf(samples: Sample[], value: Value) {
  const meanOf = (of: Value) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const middle = { seconds: meanOf(({ seconds }) => seconds), value: meanOf(value) };
  const products = samples.map((sample) => ({
    shared: (sample.seconds - middle.seconds) * (value(sample) - middle.value),
    own: (sample.seconds - middle.seconds) ** 2,
  }));
  const sumOf = (of: (product: { shared: number; own: number }) => number) =>
    products.reduce((sum, product) => sum + of(product), 0);
  return sumOf(({ shared }) => shared) / sumOf(({ own }) => own);
}

/** Returns the growth of the trend from second `from` on, as a fraction of the mean. */
export function growthFrom(samples: Sample[], from: number) {
  const weighed = samples.filter(({ seconds }) => seconds >= from);
  const mean = weighed.reduce((sum, { megabytes }) => sum + megabytes, 0) / weighed.length;
  const lasted = (weighed.at(-1)?.seconds ?? 0) - (weighed[0]?.seconds ?? 0);
  return (slopeOf(weighed, ({ megabytes }) => megabytes) * lasted) / mean;
}
