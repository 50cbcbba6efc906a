import { Global, Module } from '@nestjs/common';
import { Changes } from './changes.ts';
import { QueryCache } from './query-cache.ts';

@Global()
@Module({ providers: [Changes, QueryCache], exports: [Changes, QueryCache] })
export class ChangesModule {}
