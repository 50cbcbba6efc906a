import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Allow } from '../../platform/access/access.ts';
import { publisherOf } from '../../platform/access/publisher.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import { ItemId } from '../../platform/validation/item-id.ts';
import { GrantDto } from './grants.dto.ts';
import { Grants } from './grants.ts';

@Controller('api/modules/releases')
export class GrantsController {
  constructor(private readonly grants: Grants) {}

  /**
   * Grants a module all that its release asks for. Its own permissions go to the roles in the body, or else to the
   * proposed roles.
   */
  @Allow('modules.write')
  @Post(':id/grant')
  @HttpCode(204)
  grant(@Viewer() viewer: Viewer, @ItemId() id: string, @Body() { roles }: GrantDto): Promise<void> {
    return this.grants.grant(id, publisherOf(viewer), roles);
  }
}
