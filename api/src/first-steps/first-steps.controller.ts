import { Controller, Get } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { FirstStepsService } from './first-steps.service.ts';

@Controller('api/first-steps')
export class FirstStepsController {
  constructor(private readonly firstSteps: FirstStepsService) {}

  /** Lists what makes a new site ready, and which steps are done. */
  @Allow('settings.write')
  @Get()
  list(@Viewer() viewer: Viewer) {
    return this.firstSteps.list(viewer);
  }
}
