import { Module } from '@nestjs/common';
import { RetentionService } from './retention.service.ts';

@Module({ providers: [RetentionService] })
export class RetentionModule {}
