import { Global, Module } from '@nestjs/common';
import { PublicReads } from './public-reads.ts';

@Global()
@Module({ providers: [PublicReads], exports: [PublicReads] })
export class PublicReadsModule {}
