import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { Allow, AllowPublisher, Polled, NeedsRecentLogin } from '../platform/access/access.ts';
import { CurrentPublisher, type Publisher } from '../platform/access/publisher.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { EnvironmentDto, EnvironmentUpdateDto, PromotionDto } from './environments.dto.ts';
import { EnvironmentsService } from './environments.service.ts';
import { PromotionsService } from './promotions.service.ts';
import { VersionsService } from './versions.service.ts';

@Controller('api/environments')
export class EnvironmentsController {
  constructor(
    private readonly environments: EnvironmentsService,
    private readonly versions: VersionsService,
  ) {}

  /** Lists the other sites to which releases are promoted, never their tokens. */
  @Allow('modules.write')
  @Get()
  list() {
    return this.environments.list();
  }

  /** Lists which release of each module is active on the other sites, as those sites report it. */
  @Allow('modules.write')
  @Polled()
  @Get('versions')
  listVersions() {
    return this.versions.list();
  }

  /** Adds another site. */
  @Allow('modules.write')
  @NeedsRecentLogin()
  @Post()
  create(@Body() input: EnvironmentDto) {
    return this.environments.create(input);
  }

  /** Changes the name, the URL, the order or the token of another site. */
  @Allow('modules.write')
  @NeedsRecentLogin()
  @Put(':id')
  update(@ItemId() id: string, @Body() input: EnvironmentUpdateDto) {
    return this.environments.update(id, input);
  }

  /** Asks another site what the stored token may do. */
  @Allow('modules.write')
  @Post(':id/test')
  @HttpCode(200)
  test(@ItemId() id: string) {
    return this.environments.test(id);
  }

  /** Removes another site from the list. */
  @Allow('modules.write')
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.environments.remove(id);
  }
}

@Controller('api/environments/promotions')
export class PromotionsController {
  constructor(private readonly promotions: PromotionsService) {}

  /** Starts to send a release with its signature to another site, which proves and activates it by its own rules. */
  @AllowPublisher('promote')
  @Post()
  start(@CurrentPublisher() publisher: Publisher, @Body() input: PromotionDto) {
    return this.promotions.start(publisher, input);
  }

  /** Returns the step that a promotion has reached, and how it ended. */
  @AllowPublisher('promote')
  @Polled()
  @Get(':id')
  get(@CurrentPublisher() publisher: Publisher, @ItemId() id: string) {
    return this.promotions.get(publisher, id);
  }
}
