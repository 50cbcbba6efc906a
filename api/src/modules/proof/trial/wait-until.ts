/** Short enough for a trial of many pages, long enough to leave them the processor. */
const PAUSE_MS = 5;

export async function waitUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!condition()) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return true;
}

/** Rejects with `sentence` if the work takes longer than `milliseconds`. */
export function within<Result>(
  work: Promise<Result>,
  milliseconds: number,
  sentence: string,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(sentence)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
