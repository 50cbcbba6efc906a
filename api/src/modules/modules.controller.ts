import { Controller, Get } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { ModulesService } from './modules.service.ts';

@Controller('api/modules')
export class ModulesController {
  constructor(private readonly modules: ModulesService) {}

  @Allow('modules.write')
  @Get()
  list() {
    return this.modules.list();
  }
}
