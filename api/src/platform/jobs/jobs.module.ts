import { Global, Module } from '@nestjs/common';
import { JobMetrics } from './job-metrics.ts';
import { Jobs } from './jobs.ts';

@Global()
@Module({ providers: [Jobs, JobMetrics], exports: [Jobs] })
export class JobsModule {}
