import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import type { ModuleGrant } from '@vitral/contracts/module-grants';
import type { ReleaseName } from '@vitral/contracts/modules';
import { Allow, NeedsRecentLogin } from '../../platform/access/access.ts';
import { publisherOf } from '../../platform/access/publisher.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import { ItemId } from '../../platform/validation/item-id.ts';
import { NameOfRelease } from '../releases/release-names.ts';
import { GrantChangeDto, GrantDto } from './grants.dto.ts';
import { Grants } from './grants.ts';

@Controller('api/modules')
export class GrantsController {
  constructor(private readonly grants: Grants) {}

  /**
   * Grants a module all that its release asks for. Its own permissions go to the roles in the body, or else to the
   * proposed roles.
   */
  @Allow('modules.write')
  @NeedsRecentLogin()
  @Post('releases/:id/grant')
  @HttpCode(204)
  grant(@Viewer() viewer: Viewer, @ItemId() id: string, @Body() { roles }: GrantDto): Promise<void> {
    return this.grants.grant(id, publisherOf(viewer), roles);
  }

  /** Returns what a module of another repository was granted, and who has its permissions. */
  @Allow('modules.write')
  @Get(':name/grant')
  get(@NameOfRelease() name: ReleaseName): Promise<ModuleGrant> {
    return this.grants.get(name);
  }

  /** Gives the permissions of an active module to other roles, and revokes those that the body does not name. */
  @Allow('modules.write')
  @NeedsRecentLogin()
  @Put(':name/grant')
  change(
    @Viewer() viewer: Viewer,
    @NameOfRelease() name: ReleaseName,
    @Body() input: GrantChangeDto,
  ): Promise<ModuleGrant> {
    return this.grants.change(name, publisherOf(viewer), input);
  }
}
