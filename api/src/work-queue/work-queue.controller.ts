import { Controller, Get } from '@nestjs/common';
import { Allow, Polled } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { WorkQueue } from './work-queue.ts';

@Controller('api/work-queue')
export class WorkQueueController {
  constructor(private readonly workQueue: WorkQueue) {}

  /** Lists the open work that the caller's role may do. */
  @Allow('dashboard.read')
  @Polled()
  @Get()
  read(@Viewer() viewer: Viewer) {
    return this.workQueue.read(viewer);
  }
}
