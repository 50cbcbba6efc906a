import { Controller, Get } from '@nestjs/common';
import { Public } from '../platform/access/access.ts';
import { LandingContentService } from './landing-content.service.ts';

@Controller('api/landing-content')
export class LandingContentController {
  constructor(private readonly landingContent: LandingContentService) {}

  @Public()
  @Get()
  list() {
    return this.landingContent.list();
  }
}
