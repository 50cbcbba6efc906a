import { Global, Module } from '@nestjs/common';
import { Secrets } from './secrets.ts';

@Global()
@Module({ providers: [Secrets], exports: [Secrets] })
export class SecretsModule {}
