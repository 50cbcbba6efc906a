import { Controller, Get, Query } from '@nestjs/common';
import type { ReleaseName } from '@vitral/contracts';
import { AllowPublisher, Polled } from '../platform/access/access.ts';
import { CurrentPublisher, type Publisher } from '../platform/access/publisher.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { ReleasesQuery } from './modules.dto.ts';
import { ModulesService } from './modules.service.ts';
import { NameOfRelease } from './releases/release-name.ts';

@Controller('api/modules')
export class ModulesController {
  constructor(private readonly modules: ModulesService) {}

  /** Lists modules and their active releases. */
  @AllowPublisher('read')
  @Polled()
  @Get()
  list() {
    return this.modules.list();
  }

  /** Lists the releases of a module. */
  @AllowPublisher('read')
  @Get(':name/releases')
  releases(@NameOfRelease() name: ReleaseName, @Query() query: ReleasesQuery) {
    return this.modules.releases(name, query);
  }

  /** Returns a release. */
  @AllowPublisher('read')
  @Get('releases/:id')
  get(@CurrentPublisher() publisher: Publisher, @ItemId() id: string) {
    return this.modules.get(publisher, id);
  }
}
