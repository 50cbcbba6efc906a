import { Controller, Get } from '@nestjs/common';
import { Public } from '../platform/access/access.ts';
import { RetentionService } from './retention.service.ts';

@Controller('api/retention')
export class RetentionController {
  constructor(private readonly retention: RetentionService) {}

  /** Returns how long the site stores messages of visitors and records of staff activity. */
  @Public()
  @Get()
  periods() {
    return this.retention.periods();
  }
}
