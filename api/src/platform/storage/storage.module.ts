import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Configuration } from '../config/configuration.ts';
import { BackupStore } from './backup-store.ts';
import { DirectoryStore } from './directory-store.ts';
import { FileStore } from './file-store.ts';
import { StagingFolder } from './staging-folder.ts';
import { ReleaseStore } from './release-store.ts';

/** Part size of archives in bytes: the 10,000 parts of S3 allow 117 GB. */
const ARCHIVE_PART_SIZE = 12 * 1024 * 1024;

/** Mode of the folder of archives, which contain all data. */
const OWNER_ONLY = 0o700;

@Global()
@Module({
  providers: [
    StagingFolder,
    { provide: FileStore, useFactory: chooseStore, inject: [Configuration] },
    { provide: BackupStore, useFactory: chooseBackupStore, inject: [Configuration] },
    { provide: ReleaseStore, useFactory: chooseReleaseStore, inject: [Configuration] },
  ],
  exports: [FileStore, BackupStore, ReleaseStore, StagingFolder],
})
export class StorageModule {}

/** Creates the store of the site's files. */
export async function chooseStore({ bucket, dataDir }: Configuration): Promise<FileStore> {
  if (!bucket) return new DirectoryStore(join(dataDir, 'files'));
  // Loaded on demand: its libraries are large, and most servers start without them.
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store(bucket);
}

/** Creates the store of archives, separate from the files. */
export async function chooseBackupStore({ bucket, dataDir }: Configuration): Promise<BackupStore> {
  if (!bucket) return new DirectoryStore(join(dataDir, 'backups'), OWNER_ONLY);
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store({ ...bucket, prefix: `${bucket.prefix}backups/` }, ARCHIVE_PART_SIZE);
}

/** Creates the store of releases. */
export async function chooseReleaseStore({ bucket, dataDir }: Configuration): Promise<ReleaseStore> {
  if (!bucket) return new DirectoryStore(join(dataDir, 'releases'));
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store({ ...bucket, prefix: `${bucket.prefix}releases/` });
}
