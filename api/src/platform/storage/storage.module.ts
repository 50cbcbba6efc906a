import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Configuration } from '../config/configuration.ts';
import { DirectoryStore } from './directory-store.ts';
import { FileStore } from './file-store.ts';
import { S3Store } from './s3-store.ts';

@Global()
@Module({
  providers: [{ provide: FileStore, useFactory: chooseStore, inject: [Configuration] }],
  exports: [FileStore],
})
export class StorageModule {}

function chooseStore({ bucket, dataDir }: Configuration): FileStore {
  return bucket ? new S3Store(bucket) : new DirectoryStore(join(dataDir, 'files'));
}
