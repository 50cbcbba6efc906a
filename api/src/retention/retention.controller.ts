import { Controller, Get } from '@nestjs/common';
import { Public } from '../platform/access/access.ts';
import { RetentionService } from './retention.service.ts';

@Controller('api/retention')
export class RetentionController {
  constructor(private readonly retention: RetentionService) {}

  /** Returns for how long the site stores what visitors send and what staff do. */
  @Public()
  @Get()
  periods() {
    return this.retention.periods();
  }
}
