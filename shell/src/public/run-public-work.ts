import { tryPublicWork, type PublicWork } from './public-module.ts';

/**
 * Loads the part and runs the work. A failure is retried once, reported, and shown with a button to retry. Rejects if
 * the scripts for these steps cannot be loaded either.
 */
export async function runPublicWork<Exposed>(work: PublicWork<Exposed>): Promise<void> {
  const startedAt = performance.now();
  try {
    await tryPublicWork(work);
  } catch (cause) {
    const { recoverPublicWork } = await import(/* webpackChunkName: "failure" */ './recover-public-work.ts');
    await recoverPublicWork(work, cause, startedAt);
  }
}
