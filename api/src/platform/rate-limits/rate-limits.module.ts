import { Module } from '@nestjs/common';
import { RateLimitRetentionService } from './rate-limit-retention.service.ts';

@Module({ providers: [RateLimitRetentionService] })
export class RateLimitsModule {}
