import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Allow, NeedsRecentLogin } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { SigningKeyDto, SigningKeyRevocationDto } from './signing-keys.dto.ts';
import { SigningKeysService } from './signing-keys.service.ts';

@Controller('api/signing-keys')
export class SigningKeysController {
  constructor(private readonly keys: SigningKeysService) {}

  /** Lists the public keys with which releases are verified, including revoked ones. */
  @Allow('modules.write')
  @Get()
  list() {
    return this.keys.list();
  }

  /** Registers the public key of a team. */
  @Allow('modules.write')
  @NeedsRecentLogin()
  @Post()
  create(@Viewer() viewer: Viewer, @Body() input: SigningKeyDto) {
    return this.keys.create(viewer, input);
  }

  /** Revokes a signing key, which invalidates all its signatures. */
  @Allow('modules.write')
  @Post(':id/revoke')
  @HttpCode(200)
  revoke(@Viewer() viewer: Viewer, @ItemId() id: string, @Body() input: SigningKeyRevocationDto) {
    return this.keys.revoke(viewer, id, input);
  }
}
