import { Module } from '@nestjs/common';
import { PublicationFailuresWork } from './publication-failures.work.ts';

@Module({ providers: [PublicationFailuresWork] })
export class PublicationFailuresModule {}
