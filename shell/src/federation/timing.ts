/** Rejects with a `TimeoutError` when the promise does not settle in time. */
export function withTimeout<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException('The module took too long', 'TimeoutError'));
    const timer = setTimeout(late, Math.max(0, milliseconds));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Returns a random number of milliseconds, so that browsers that failed at the same time do not retry at the same time. */
export function jitter(least: number, most: number): number {
  return least + Math.random() * (most - least);
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
