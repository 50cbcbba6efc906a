import { Global, Module } from '@nestjs/common';
import { WorkQueue } from './work-queue.ts';
import { WorkQueueController } from './work-queue.controller.ts';

export { WorkQueue } from './work-queue.ts';
export { forAMinute, type OpenWork, readOpenRows, type WorkSource } from './work-source.ts';

@Global()
@Module({ controllers: [WorkQueueController], providers: [WorkQueue], exports: [WorkQueue] })
export class WorkQueueModule {}
