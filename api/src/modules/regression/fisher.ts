/** Failures among a number of pages. */
export interface Failures {
  failures: number;
  pages: number;
}

/** Returns the one-sided p-value of Fisher's exact test that pages fail more often after a change than before it. */
export function fisher(before: Failures, after: Failures): number {
  const failures = before.failures + after.failures;
  const highest = Math.min(failures, after.pages);
  const all = logChoose(before.pages + after.pages, failures);
  let sum = 0;
  for (let count = after.failures; count <= highest; count += 1) {
    const term = Math.exp(logChoose(after.pages, count) + logChoose(before.pages, failures - count) - all);
    sum += term;
    // Beyond the mean the terms only decrease.
    if (term < sum * 1e-12) break;
  }
  return Math.min(1, sum);
}

function logChoose(n: number, k: number): number {
  return k < 0 || k > n ? -Infinity : logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

const SMALL = 256;
const logFactorials = [0];
for (let n = 1; n < SMALL; n += 1) logFactorials.push((logFactorials[n - 1] ?? 0) + Math.log(n));

/** Uses Stirling's series above the table, where its error is below 1e-12. */
function logFactorial(n: number): number {
  const known = logFactorials[n];
  if (known !== undefined) return known;
  return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * n) - 1 / (360 * n ** 3);
}
