import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Configuration } from '../config/configuration.ts';
import { BackupStore } from './backup-store.ts';
import { DirectoryStore } from './directory-store.ts';
import { FileStore } from './file-store.ts';
import { IncomingFiles } from './incoming-files.ts';
import { ReleaseStore } from './release-store.ts';

/** Bytes: with as many parts as S3 takes an archive may have 117 GB. */
const ARCHIVE_PART_SIZE = 12 * 1024 * 1024;

/** Archives hold everything. */
const ONLY_OURS = 0o700;

@Global()
@Module({
  providers: [
    IncomingFiles,
    { provide: FileStore, useFactory: chooseStore, inject: [Configuration] },
    { provide: BackupStore, useFactory: chooseBackupStore, inject: [Configuration] },
    { provide: ReleaseStore, useFactory: chooseReleaseStore, inject: [Configuration] },
  ],
  exports: [FileStore, BackupStore, ReleaseStore, IncomingFiles],
})
export class StorageModule {}

/** Where the site's files lie. */
export async function chooseStore({ bucket, dataDir }: Configuration): Promise<FileStore> {
  if (!bucket) return new DirectoryStore(join(dataDir, 'files'));
  // The libraries for it are large, and most servers start without them.
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store(bucket);
}

/** Where archives lie: beside the files, and never among them. */
export async function chooseBackupStore({ bucket, dataDir }: Configuration): Promise<BackupStore> {
  if (!bucket) return new DirectoryStore(join(dataDir, 'backups'), ONLY_OURS);
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store({ ...bucket, prefix: `${bucket.prefix}backups/` }, ARCHIVE_PART_SIZE);
}

/** Where releases lie. */
export async function chooseReleaseStore({ bucket, dataDir }: Configuration): Promise<ReleaseStore> {
  if (!bucket) return new DirectoryStore(join(dataDir, 'releases'));
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store({ ...bucket, prefix: `${bucket.prefix}releases/` });
}
