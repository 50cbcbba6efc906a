/** The line through the samples that lies nearest to them all (least squares): by how much `value` rises in a second. */
export function slopeOf(samples, value) {
  const meanOf = (of) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const middle = { seconds: meanOf(({ seconds }) => seconds), value: meanOf(value) };
  const products = samples.map((sample) => ({
    shared: (sample.seconds - middle.seconds) * (value(sample) - middle.value),
    own: (sample.seconds - middle.seconds) ** 2,
  }));
  const sumOf = (of) => products.reduce((sum, product) => sum + of(product), 0);
  return sumOf(({ shared }) => shared) / sumOf(({ own }) => own);
}

/** What share of its mean the memory gains from `from` seconds on until the last sample, by the trend. */
export function growthFrom(samples, from) {
  const weighed = samples.filter(({ seconds }) => seconds >= from);
  const mean = weighed.reduce((sum, { megabytes }) => sum + megabytes, 0) / weighed.length;
  const lasted = weighed.at(-1).seconds - weighed[0].seconds;
  return (slopeOf(weighed, ({ megabytes }) => megabytes) * lasted) / mean;
}
