import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Configuration } from '../config/configuration.ts';
import { DirectoryStore } from './directory-store.ts';
import { FileStore } from './file-store.ts';

@Global()
@Module({
  providers: [{ provide: FileStore, useFactory: chooseStore, inject: [Configuration] }],
  exports: [FileStore],
})
export class StorageModule {}

async function chooseStore({ bucket, dataDir }: Configuration): Promise<FileStore> {
  if (!bucket) return new DirectoryStore(join(dataDir, 'files'));
  // The libraries for it are large, and most servers start without them.
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store(bucket);
}
