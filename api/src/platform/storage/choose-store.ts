import { join } from 'node:path';
import type { Configuration } from '../config/configuration.ts';
import { DirectoryStore } from './directory-store.ts';
import type { BackupStore, FileStore, ReleaseStore } from './file-store.ts';

/** Part size of archives in bytes: the 10,000 parts of S3 allow 117 GB. */
const ARCHIVE_PART_SIZE = 12 * 1024 * 1024;

const OWNER_ONLY = 0o700;

type StoreLocation = Pick<Configuration, 'bucket' | 'dataDir'>;

export async function chooseStore({ bucket, dataDir }: StoreLocation): Promise<FileStore> {
  if (!bucket) return new DirectoryStore(join(dataDir, 'files'));
  // Loaded on demand: its libraries are large, and most servers start without them.
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store(bucket);
}

export async function chooseBackupStore({ bucket, dataDir }: StoreLocation): Promise<BackupStore> {
  if (!bucket) return new DirectoryStore(join(dataDir, 'backups'), OWNER_ONLY);
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store({ ...bucket, prefix: `${bucket.prefix}backups/` }, ARCHIVE_PART_SIZE);
}

export async function chooseReleaseStore({ bucket, dataDir }: StoreLocation): Promise<ReleaseStore> {
  if (!bucket) return new DirectoryStore(join(dataDir, 'releases'));
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store({ ...bucket, prefix: `${bucket.prefix}releases/` });
}
