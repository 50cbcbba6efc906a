import type { Configuration } from '../platform/config/configuration.ts';
import { StartRefusal } from '../platform/config/start-refusal.ts';

/** Throws StartRefusal when the bucket for files does not respond. */
export async function checkBucket({ bucket }: Configuration): Promise<void> {
  if (!bucket) return;
  const { S3Store } = await import('../platform/storage/s3-store.ts');
  const store = new S3Store(bucket);
  try {
    await store.check();
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown reason';
    throw new StartRefusal(
      `STORAGE_URL names the bucket ${bucket.bucket}, which cannot be reached: ${reason}.`,
    );
  } finally {
    store.onApplicationShutdown();
  }
}
